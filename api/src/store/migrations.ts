/** Schema changes in order; the position is the version. Published entries never change, new ones are added below. */
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
];
