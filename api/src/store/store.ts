/** Ways on which a message leaves. Each has jobs, retries and a circuit of its own. */
export const channels = ['mail', 'webhook'] as const;
export type Channel = (typeof channels)[number];

/** What may be wrong with a message that is kept and delivered all the same. */
export type Suspicion = 'honeypot' | 'too-fast';

/** A contact message as stored. Times are milliseconds since the epoch, UTC. */
export interface StoredMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
  readonly subject: string | null;
  /** Text that a part of the page put beside the message: the figures of a calculator. */
  readonly attachment: string | null;
  /** Language the visitor read. */
  readonly locale: string;
  /** When the server took it. */
  readonly receivedAt: number;
  /** What the visitor's clock said (ISO 8601), unchecked. */
  readonly sentAt: string | null;
  readonly suspicion: Suspicion | null;
}

/** What makes two posts the same one. */
export interface Idempotency {
  /** Stored with the message; unique. */
  readonly key: string;
  /** Another key that also counts as the same post. */
  readonly otherKey: string;
  /** Messages received before this time are never a repetition. */
  readonly since: number;
}

export interface SavedMessage {
  readonly id: string;
  /** Language of the message that is stored: a repetition gets the first answer. */
  readonly locale: string;
  /** The message was there already; nothing was written. */
  readonly replayed: boolean;
}

/** Longest time until a job is tried again. Below five minutes, so that mail flows soon after a long outage ends. */
export const longestWaitMs = 4 * 60_000;
/** Longest time for which a worker may hold a job. */
export const longestLeaseMs = 60_000;

/** Who works on jobs, and until when nobody else does. */
export interface Lease {
  /** One name per worker. */
  readonly owner: string;
  /** Milliseconds since the epoch; longer than a delivery may take, or two workers deliver it. At most `longestLeaseMs` ahead. */
  readonly until: number;
}

/** A message that is due on a channel. */
export interface Job {
  readonly channel: Channel;
  readonly message: StoredMessage;
  /** Attempts so far, this one included. */
  readonly attempts: number;
  /** When it was first to be delivered. */
  readonly queuedAt: number;
  readonly lease: Lease;
}

export const jobStates = ['pending', 'sent', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

/** How many jobs of a channel are in a state. Sent ones are not counted: there may be very many. */
export interface QueueCount {
  readonly channel: Channel;
  readonly state: Exclude<JobState, 'sent'>;
  readonly count: number;
  /** When the oldest of them was queued. */
  readonly oldestAt: number;
}

/** A message with the state of its deliveries, as operators see it. */
export interface Lead extends StoredMessage {
  readonly deliveries: readonly {
    readonly channel: Channel;
    readonly state: JobState;
    readonly attempts: number;
    readonly sentAt: number | null;
    readonly reason: string | null;
  }[];
}

/** Narrows a list of leads; absent parts do not narrow. */
export interface LeadFilter {
  readonly id?: string;
  /** In any case. */
  readonly email?: string;
  /** Received at or after. */
  readonly since?: number;
  /** Received before. */
  readonly before?: number;
  /** Some delivery is in this state. */
  readonly state?: JobState;
  readonly suspicious?: boolean;
  readonly limit?: number;
}

/**
 * Where messages and their jobs live. A failure never deletes anything. Every method throws when the store cannot do
 * what it says.
 */
export interface Store {
  /** Saves a message and its jobs together. Once it resolves, they survive a power cut. */
  saveMessage(message: Omit<StoredMessage, 'id'>, idempotency: Idempotency): Promise<SavedMessage>;
  /** What the store's clock says, in milliseconds since the epoch: one clock for all who share the store. */
  now(): Promise<number>;
  /**
   * Takes jobs that are due, oldest first, and counts the attempt, so that a crash while delivering counts too. A wait or
   * a lease beyond the longest was written by a clock that has been put back since, and is over.
   */
  claim(channel: Channel, now: number, limit: number, lease: Lease): Promise<readonly Job[]>;
  /** It has been delivered, whoever holds the lease by now. */
  markSent(job: Job, now: number): Promise<void>;
  /** The attempt failed; try again at `nextAt`, at most `longestWaitMs` ahead. Does nothing when the lease has passed to another worker. */
  markRetry(job: Job, nextAt: number, reason: string): Promise<void>;
  /** It was refused for good; message and job are kept. Does nothing when the lease has passed to another worker. */
  markFailed(job: Job, reason: string): Promise<void>;
  countQueue(): Promise<readonly QueueCount[]>;
  /** Writes, and throws when that is not possible. */
  assertWritable(now: number): Promise<void>;
  /** Newest first. */
  listLeads(filter: LeadFilter): Promise<readonly Lead[]>;
  /** Makes failed jobs of these messages, or of all, due again. Returns how many. */
  retryFailed(now: number, id?: string): Promise<number>;
  /** Deletes messages from an address with all that belongs to them. Returns their ids. */
  erase(email: string): Promise<readonly string[]>;
  /** Deletes messages received before `before` whose jobs are all done. Returns their ids. */
  purge(before: number): Promise<readonly string[]>;
  close(): Promise<void>;
}
