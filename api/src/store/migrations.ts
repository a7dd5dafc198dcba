/** Schema changes; the position is the version. Published entries never change, new ones are added at the end. */
export const migrations: readonly string[] = [
  `CREATE TABLE messages (
     id text PRIMARY KEY,
     received_at bigint NOT NULL,
     sent_at text,
     locale text NOT NULL,
     name text NOT NULL,
     email text NOT NULL,
     company text NOT NULL,
     message text NOT NULL,
     idempotency_key text NOT NULL UNIQUE
   );
   CREATE TABLE outbox (
     message_id text PRIMARY KEY REFERENCES messages (id),
     state text NOT NULL CHECK (state IN ('pending', 'sent', 'failed')),
     attempts bigint NOT NULL DEFAULT 0,
     next_at bigint NOT NULL,
     sent_at bigint,
     reason text
   );
   CREATE INDEX outbox_due ON outbox (state, next_at);`,
  `ALTER TABLE messages ADD COLUMN subject text;
   ALTER TABLE messages ADD COLUMN attachment text;`,
  `ALTER TABLE messages ADD COLUMN suspicion text;
   CREATE INDEX messages_received ON messages (received_at);
   DROP INDEX outbox_due;
   ALTER TABLE outbox RENAME TO outbox_before_channels;
   CREATE TABLE outbox (
     message_id text NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
     channel text NOT NULL CHECK (channel IN ('mail', 'webhook')),
     state text NOT NULL CHECK (state IN ('pending', 'sent', 'failed')),
     attempts bigint NOT NULL DEFAULT 0,
     queued_at bigint NOT NULL,
     next_at bigint NOT NULL,
     lease_until bigint NOT NULL DEFAULT 0,
     lease_owner text,
     sent_at bigint,
     reason text,
     PRIMARY KEY (message_id, channel)
   );
   INSERT INTO outbox (message_id, channel, state, attempts, queued_at, next_at, sent_at, reason)
     SELECT o.message_id, 'mail', o.state, o.attempts, m.received_at, o.next_at, o.sent_at, o.reason
     FROM outbox_before_channels o JOIN messages m ON m.id = o.message_id;
   DROP TABLE outbox_before_channels;
   CREATE INDEX outbox_due ON outbox (channel, next_at) WHERE state = 'pending';
   CREATE INDEX outbox_failed ON outbox (channel) WHERE state = 'failed';
   CREATE TABLE heartbeat (id bigint PRIMARY KEY, beat_at bigint NOT NULL, padding text NOT NULL);`,
  // SQLite changes a CHECK only by recreating the table.
  `DROP INDEX outbox_due;
   DROP INDEX outbox_failed;
   ALTER TABLE outbox RENAME TO outbox_before_held;
   CREATE TABLE outbox (
     message_id text NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
     channel text NOT NULL CHECK (channel IN ('mail', 'webhook')),
     state text NOT NULL CHECK (state IN ('pending', 'sent', 'failed', 'held', 'cancelled')),
     attempts bigint NOT NULL DEFAULT 0,
     queued_at bigint NOT NULL,
     next_at bigint NOT NULL,
     lease_until bigint NOT NULL DEFAULT 0,
     lease_owner text,
     times_set_at bigint NOT NULL DEFAULT 0,
     sent_at bigint,
     reason text,
     PRIMARY KEY (message_id, channel)
   );
   INSERT INTO outbox SELECT message_id, channel, state, attempts, queued_at, next_at, lease_until, lease_owner, 0, sent_at,
     reason FROM outbox_before_held;
   DROP TABLE outbox_before_held;
   CREATE INDEX outbox_due ON outbox (channel, next_at) WHERE state = 'pending';
   CREATE INDEX outbox_failed ON outbox (channel) WHERE state = 'failed';
   CREATE INDEX outbox_held ON outbox (channel) WHERE state = 'held';`,
];
