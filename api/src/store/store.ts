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
  readonly locale: string;
  readonly receivedAt: number;
  /** Time of the visitor's clock (ISO 8601), unchecked. */
  readonly sentAt: string | null;
  /** Signs of spam, comma-separated. */
  readonly suspicion: string | null;
}

export interface Idempotency {
  /** Stored with the message; unique. */
  readonly key: string;
  /** Key of equal content in the previous window; equal to `key` if the sender gave one. */
  readonly otherKey: string;
  /** Start of the deduplication window of `otherKey` (epoch ms). */
  readonly since: number;
}

export interface SavedMessage {
  readonly id: string;
  /** Language of the stored message: a repetition gets the first response. */
  readonly locale: string;
  readonly replayed: boolean;
}

/** Stops other workers from taking a job. */
export interface Lease {
  readonly owner: string;
  /** Epoch ms; extended during long deliveries, so that no other worker delivers the job too. */
  readonly until: number;
}

export interface Job {
  readonly channel: Channel;
  readonly message: StoredMessage;
  /** Attempts, including the current one. */
  readonly attempts: number;
  /** Time of the first planned delivery. */
  readonly queuedAt: number;
  readonly lease: Lease;
}

/**
 * - `pending`: waits for its time
 * - `sent`: accepted by the host
 * - `failed`: refused for good, or for too long
 * - `held`: probably spam; waits for a person
 * - `cancelled`: not to be delivered, by a person's decision
 */
export const jobStates = ['pending', 'sent', 'failed', 'held', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** States that need attention. The others are not counted, because there may be very many. */
export const openStates = ['pending', 'failed', 'held'] as const satisfies readonly JobState[];

export interface QueueCount {
  readonly channel: Channel;
  readonly state: (typeof openStates)[number];
  readonly count: number;
  /** When the oldest of them was queued. */
  readonly oldestAt: number;
}

/** A message with the state of its deliveries, for operators. */
export interface Lead extends StoredMessage {
  readonly deliveries: readonly {
    readonly channel: Channel;
    readonly state: JobState;
    readonly attempts: number;
    readonly sentAt: number | null;
    readonly reason: string | null;
  }[];
}

/** Filters leads by time, delivery state and so on. Undefined fields do not filter. */
export interface LeadFilter {
  readonly id?: string;
  /** In any case; the domain in ASCII or Unicode. */
  readonly email?: string;
  readonly since?: number;
  readonly before?: number;
  readonly state?: JobState;
  /** True if no delivery is pending or failed. */
  readonly done?: boolean;
  readonly suspicious?: boolean;
  readonly limit?: number;
}

/** Changes the state of all deliveries, or of those of one message or channel. */
export interface JobChange {
  readonly from: readonly JobState[];
  readonly to: 'pending' | 'cancelled';
  readonly id?: string;
  readonly channel?: Channel;
}

/** Permanent deletion of a person's messages, or of one message. */
export interface Erasure {
  /** `sha256:…` of an address, or `id:…` of a message. */
  readonly subject: string;
  /** Epoch ms. The same address may send messages later. */
  readonly erasedAt: number;
}

export interface CopyResult {
  readonly messages: number;
  /** Phrases such as `2 deliveries differ`. */
  readonly differences: readonly string[];
}

/**
 * Stores messages and their jobs. A failure never deletes anything. Every method throws if the store cannot do its work,
 * and `StoreAway` if a retry may succeed. Times are epoch ms.
 */
export interface Store {
  /** Saves a message and its jobs together. Once it resolves, they survive a power cut. */
  saveMessage(
    message: Omit<StoredMessage, 'id'>,
    idempotency: Idempotency,
    state?: 'pending' | 'held',
  ): Promise<SavedMessage>;
  /**
   * Returns the stored message that a post repeats. `undefined` if there is none, or if the store does not respond
   * within half a second: `saveMessage` recognizes repetitions as well.
   */
  findSaved(idempotency: Idempotency): Promise<SavedMessage | undefined>;
  /** Reads the store's clock: one clock for all servers that share the store. */
  now(): Promise<number>;
  /**
   * Takes due jobs, oldest first, and counts the attempt, so that a crash while delivering counts too. Waits and leases
   * from a future clock count as expired: the clock has been set back since.
   *
   * @param retries maximum number of retries. If given, new jobs come first, then those with the fewest attempts
   */
  claim(
    channel: Channel,
    now: number,
    limit: number,
    lease: Lease,
    retries?: number,
  ): Promise<readonly Job[]>;
  /** Extends the lease of a job in progress. Does nothing if the job has ended or another worker has the lease. */
  extendLease(job: Job, now: number, until: number): Promise<void>;
  /** Marks a job as delivered, even if another worker has the lease. */
  markSent(job: Job, now: number): Promise<void>;
  /** Schedules another attempt after `waitMs`. Does nothing if another worker has the lease. */
  markRetry(job: Job, now: number, waitMs: number, reason: string): Promise<void>;
  /** Marks a job as refused for good and keeps it. Does nothing if another worker has the lease. */
  markFailed(job: Job, reason: string): Promise<void>;
  countQueue(): Promise<readonly QueueCount[]>;
  /**
   * Takes the right to send the digest of held messages, which one of the servers on this store gets every `everyMs`,
   * for `leaseMs`. Returns the end of the last reported period (0 if there was none), or `undefined` if it is too early.
   */
  claimDigest(now: number, everyMs: number, leaseMs: number): Promise<number | undefined>;
  /** Ends the claim and stores the end of the reported period: the result of `claimDigest` if nothing was sent. */
  endDigest(reportedUntil: number): Promise<void>;
  /** Writes a test row, and throws on failure. */
  assertWritable(now: number): Promise<void>;
  /** Newest first. Reads in pages, so that any number needs little memory and blocks nobody. */
  listLeads(filter: LeadFilter): AsyncIterable<Lead>;
  countLeads(filter: LeadFilter): Promise<number>;
  /** Deletes messages with their jobs, a few per transaction, so that others write in between. Yields their ids. */
  deleteLeads(filter: LeadFilter): AsyncIterable<readonly string[]>;
  /** Deletes erased messages that a restored backup contains, and nothing newer. Yields ids as `deleteLeads`. */
  deleteErased(erasures: readonly Erasure[]): AsyncIterable<readonly string[]>;
  /**
   * Changes a few deliveries per transaction, so that others write in between. Deliveries that become `pending` are due
   * at once. Returns the number of changes.
   */
  changeJobs(now: number, change: JobChange): Promise<number>;
  /** Clears the spam mark of a message. Returns false if there is no such message. */
  clearSuspicion(id: string): Promise<boolean>;
  copyTo(url: string, erasures: readonly Erasure[]): Promise<CopyResult>;
  /**
   * Writes a private copy that can replace the store, whatever its schema version.
   *
   * @throws if the file exists, or the copy is damaged
   */
  backup(file: string): Promise<void>;
  findDamage(): Promise<readonly string[]>;
  close(): Promise<void>;
}
