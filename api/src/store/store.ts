/** Ways on which a message leaves. Each has jobs, retries and a circuit of its own. */
export const channels = ['mail', 'webhook'] as const;
export type Channel = (typeof channels)[number];

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
  /** Signs that a program wrote it, comma-separated. */
  readonly suspicion: string | null;
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

/** Who works on jobs, and until when nobody else does. */
export interface Lease {
  /** One name per worker. */
  readonly owner: string;
  /** Milliseconds since the epoch; extended while a delivery takes longer, or two workers deliver it. */
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

/**
 * - `pending`: waits for its time
 * - `sent`: the host took it
 * - `failed`: refused for good, or for too long
 * - `held`: probably spam; waits for a person
 * - `cancelled`: a person said that it is not to be delivered
 */
export const jobStates = ['pending', 'sent', 'failed', 'held', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** States that somebody has to know of. The others are not counted: there may be very many. */
export const openStates = ['pending', 'failed', 'held'] as const satisfies readonly JobState[];

/** How many jobs of a channel are in a state. */
export interface QueueCount {
  readonly channel: Channel;
  readonly state: (typeof openStates)[number];
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
  /** No delivery waits or has failed. */
  readonly done?: boolean;
  readonly suspicious?: boolean;
  readonly limit?: number;
}

/** Deliveries that a person wants in another state; absent parts do not narrow. */
export interface JobChange {
  readonly from: readonly JobState[];
  readonly to: 'pending' | 'cancelled';
  /** Of this message. */
  readonly id?: string;
  readonly channel?: Channel;
}

/**
 * Where messages and their jobs live. A failure never deletes anything. Every method throws when the store cannot do
 * what it says.
 */
export interface Store {
  /** Saves a message and its jobs together. Once it resolves, they survive a power cut. */
  saveMessage(
    message: Omit<StoredMessage, 'id'>,
    idempotency: Idempotency,
    state?: 'pending' | 'held',
  ): Promise<SavedMessage>;
  /** What the store's clock says, in milliseconds since the epoch: one clock for all who share the store. */
  now(): Promise<number>;
  /**
   * Takes jobs that are due, oldest first, and counts the attempt, so that a crash while delivering counts too. Waits
   * and leases that were written at a time that is still to come are over: the clock has been put back since.
   */
  claim(channel: Channel, now: number, limit: number, lease: Lease): Promise<readonly Job[]>;
  /** Keeps a job that is on its way. Does nothing when it has ended or the lease has passed to another worker. */
  extendLease(job: Job, now: number, until: number): Promise<void>;
  /** It has been delivered, whoever holds the lease by now. */
  markSent(job: Job, now: number): Promise<void>;
  /** The attempt failed; try again after `waitMs`. Does nothing when the lease has passed to another worker. */
  markRetry(job: Job, now: number, waitMs: number, reason: string): Promise<void>;
  /** It was refused for good; message and job are kept. Does nothing when the lease has passed to another worker. */
  markFailed(job: Job, reason: string): Promise<void>;
  countQueue(): Promise<readonly QueueCount[]>;
  /** Writes, and throws when that is not possible. */
  assertWritable(now: number): Promise<void>;
  /** Newest first. Read in pages as they are taken, so that any number needs little memory and nobody waits for it. */
  listLeads(filter: LeadFilter): AsyncIterable<Lead>;
  countLeads(filter: LeadFilter): Promise<number>;
  /**
   * Deletes messages with all that belongs to them, a few in each transaction, so that others write in between. Gives the
   * ids of each few once they are gone.
   */
  deleteLeads(filter: LeadFilter): AsyncIterable<readonly string[]>;
  /** Returns how many deliveries have changed; what is to be delivered is due at once. */
  changeJobs(now: number, change: JobChange): Promise<number>;
  /** Says that a message is no spam. Returns whether it is there. */
  clearSuspicion(id: string): Promise<boolean>;
  /**
   * Writes a copy that can be put in place of the store, readable by its owner alone.
   *
   * @throws when the file is there already, or the copy is not whole
   */
  backup(file: string): Promise<void>;
  /**
   * Takes the right to send the digest of held messages, which one server has at a time.
   *
   * @returns when the last digest was sent, 0 if never; `undefined` if that is less than `everyMs` ago
   */
  claimDigest(now: number, everyMs: number): Promise<number | undefined>;
  /** Gives the right back after the digest could not be sent. */
  releaseDigest(previous: number): Promise<void>;
  /** What is damaged, a sentence each; nothing, if all is well. */
  findDamage(): Promise<readonly string[]>;
  close(): Promise<void>;
}
