/** Delivery channels. Each has its own jobs, retries and circuit breaker. */
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
  /** Text that the page added, such as the figures of a calculator. */
  readonly attachment: string | null;
  /** Language the visitor read. */
  readonly locale: string;
  /** When the server took it. */
  readonly receivedAt: number;
  /** What the visitor's clock said (ISO 8601), unchecked. */
  readonly sentAt: string | null;
  /** Signs of spam, comma-separated. */
  readonly suspicion: string | null;
}

/** Decides whether two posts are the same one. */
export interface Idempotency {
  /** Stored with the message; unique. */
  readonly key: string;
  /** Another key that also counts as the same post. */
  readonly otherKey: string;
  /** Start of the time in which `otherKey` counts (epoch ms). */
  readonly since: number;
}

export interface SavedMessage {
  readonly id: string;
  /** Language of the stored message: a repetition gets the first answer. */
  readonly locale: string;
  readonly replayed: boolean;
}

/** Keeps other workers from a job. */
export interface Lease {
  readonly owner: string;
  /** Epoch ms; extended while a delivery takes longer, or two workers deliver it. */
  readonly until: number;
}

/** A delivery that is due. */
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

/** Narrows a list of leads to a time, a state of some delivery and so on. Absent parts do not narrow. */
export interface LeadFilter {
  readonly id?: string;
  /** In any case; the domain in ASCII or Unicode. */
  readonly email?: string;
  readonly since?: number;
  readonly before?: number;
  readonly state?: JobState;
  /** True if no delivery waits or has failed. */
  readonly done?: boolean;
  readonly suspicious?: boolean;
  readonly limit?: number;
}

/** Moves deliveries to another state, all or those of one message or channel. */
export interface JobChange {
  readonly from: readonly JobState[];
  readonly to: 'pending' | 'cancelled';
  readonly id?: string;
  readonly channel?: Channel;
}

/** A person's messages, or one message, that were deleted for good. */
export interface Erasure {
  /** `sha256:…` of an address, or `id:…` of a message. */
  readonly subject: string;
  /** Epoch ms. An address may write again later. */
  readonly erasedAt: number;
}

export interface CopyResult {
  readonly messages: number;
  /** Phrases such as `2 deliveries differ`. */
  readonly differences: readonly string[];
}

/**
 * Stores messages and their jobs. A failure never deletes anything. Every method throws if the store cannot do its work, and
 * `StoreAway` if another try may succeed. Times are epoch ms.
 */
export interface Store {
  /** Saves a message and its jobs together. Once it resolves, they survive a power cut. */
  saveMessage(
    message: Omit<StoredMessage, 'id'>,
    idempotency: Idempotency,
    state?: 'pending' | 'held',
  ): Promise<SavedMessage>;
  /**
   * Returns the stored message that a post repeats. `undefined` if there is none, or if the store does not answer within half
   * a second: `saveMessage` recognizes repetitions as well.
   */
  findSaved(idempotency: Idempotency): Promise<SavedMessage | undefined>;
  /** Reads the store's clock: one clock for all servers that share the store. */
  now(): Promise<number>;
  /**
   * Takes due jobs, oldest first, and counts the attempt, so that a crash while delivering counts too. Waits and leases that
   * were written in the future are over: the clock has been put back since.
   *
   * @param retries most jobs that were tried before. If it is given, new jobs come first, then those with the fewest attempts
   */
  claim(
    channel: Channel,
    now: number,
    limit: number,
    lease: Lease,
    retries?: number,
  ): Promise<readonly Job[]>;
  /** Keeps a job that is on its way. Does nothing if it has ended or the lease has passed to another worker. */
  extendLease(job: Job, now: number, until: number): Promise<void>;
  /** Marks a job as delivered, whoever holds the lease by now. */
  markSent(job: Job, now: number): Promise<void>;
  /** Schedules another attempt after `waitMs`. Does nothing if the lease has passed to another worker. */
  markRetry(job: Job, now: number, waitMs: number, reason: string): Promise<void>;
  /** Marks a job as refused for good and keeps it. Does nothing if the lease has passed to another worker. */
  markFailed(job: Job, reason: string): Promise<void>;
  countQueue(): Promise<readonly QueueCount[]>;
  /**
   * Takes the right to send the digest of held messages, which one of the servers on this store has every `everyMs`, for
   * `leaseMs`. Returns the end of the period that was reported last (0 if there was none), or `undefined` if it is not time yet.
   */
  claimDigest(now: number, everyMs: number, leaseMs: number): Promise<number | undefined>;
  /** Gives that right back, and keeps the end of the reported period: what `claimDigest` returned if nothing was sent. */
  endDigest(reportedUntil: number): Promise<void>;
  /** Writes, and throws if that is not possible. */
  assertWritable(now: number): Promise<void>;
  /** Newest first. Reads in pages: any number needs little memory and keeps nobody waiting. */
  listLeads(filter: LeadFilter): AsyncIterable<Lead>;
  countLeads(filter: LeadFilter): Promise<number>;
  /** Deletes messages with their jobs, a few in each transaction, so that others write in between. Yields their ids. */
  deleteLeads(filter: LeadFilter): AsyncIterable<readonly string[]>;
  /** Deletes what a restored backup has brought back, and nothing received later. Yields ids as `deleteLeads`. */
  deleteErased(erasures: readonly Erasure[]): AsyncIterable<readonly string[]>;
  /**
   * Changes a few deliveries in each transaction, so that others write in between; those that become `pending` are due at
   * once. Returns how many it changed.
   */
  changeJobs(now: number, change: JobChange): Promise<number>;
  /** Marks a message as no spam. Returns false if there is no such message. */
  clearSuspicion(id: string): Promise<boolean>;
  /** As `copyToPostgres`. */
  copyTo(url: string, erasures: readonly Erasure[]): Promise<CopyResult>;
  /**
   * Writes a copy, whatever the schema's version, that can be put in place of the store. Only its owner can read it.
   *
   * @throws if the file exists already, or the copy is damaged
   */
  backup(file: string): Promise<void>;
  /** Returns a sentence for each damage. */
  findDamage(): Promise<readonly string[]>;
  close(): Promise<void>;
}
