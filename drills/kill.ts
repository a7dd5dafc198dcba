import {hasPostgres} from '../api/test/engines/postgres';
import {idOf, newMessage, postMessage, until} from './lib/client';
import {type Drill, expectThat, type Figures, type Scene} from './lib/drill';
import {startServer} from './lib/server';
import {startSmtpServer} from './lib/smtpServer';
import {embedded, type Engine, lookInto, postgres, stateCounts, storedIds} from './lib/stores';

const clients = 8;

/** Posts from several clients until the server is gone. Returns ids of the messages that were answered. */
async function postUntilKilled(url: string, isGone: () => boolean): Promise<string[]> {
  const acknowledged: string[] = [];
  await Promise.all(
    Array.from({length: clients}, async () => {
      while (!isGone()) {
        const answer = await postMessage(url, newMessage());
        if (answer.status === 202) {
          acknowledged.push(idOf(answer));
        }
      }
    }),
  );
  return acknowledged;
}

async function drillEngine(scene: Scene, engine: Engine, rounds: number): Promise<Figures> {
  const smtp = await startSmtpServer();
  scene.after(() => smtp.close());
  const env = {...engine.env, SMTP_URL: smtp.url};
  const acknowledged: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const server = await startServer(env);
    scene.after(() => server.kill());
    let gone = false;
    const posting = postUntilKilled(server.url, () => gone);
    // Anywhere between the first message and the middle of a busy time.
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 700));
    await server.kill();
    gone = true;
    acknowledged.push(...(await posting));
    if (round % 20 === 0) {
      scene.say(`${engine.name}: ${round} kills, ${acknowledged.length} acknowledged`);
    }
  }

  const stored = await storedIds(engine);
  const lost = acknowledged.filter((id) => !stored.has(id));
  expectThat(acknowledged.length > 0, 'No message was acknowledged: the drill saw nothing.');
  expectThat(lost.length === 0, `${engine.name}: ${lost.length} acknowledged messages are not in the store.`);

  if (scene.short) {
    // As if the minute had passed for which the killed servers hold what they were sending.
    await lookInto(engine, (db) => db.query('UPDATE outbox SET lease_until = 0'));
  }
  const last = await startServer(env);
  scene.after(() => last.kill());
  const db = await engine.open();
  try {
    await until('all mail is sent', async () => !(await stateCounts(db)).pending, 600_000);
  } finally {
    await db.close();
  }
  await last.stop();

  const mails = new Map<string, Set<string>>();
  for (const {id, text} of smtp.mails) {
    const reference = /^Reference: (\S+)/m.exec(text)?.[1] ?? '';
    mails.set(reference, (mails.get(reference) ?? new Set()).add(id));
  }
  const unsent = acknowledged.filter((id) => !mails.has(id));
  expectThat(unsent.length === 0, `${engine.name}: ${unsent.length} acknowledged messages were not mailed.`);
  const renamed = [...mails.values()].filter((ids) => ids.size !== 1);
  expectThat(
    renamed.length === 0,
    `${engine.name}: ${renamed.length} messages came under several Message-IDs.`,
  );
  return {
    [`${engine.name} kills`]: rounds,
    [`${engine.name} acknowledged`]: acknowledged.length,
    [`${engine.name} lost`]: lost.length,
    [`${engine.name} mails sent twice (same Message-ID)`]: smtp.mails.length - mails.size,
  };
}

export const kill: Drill = {
  name: 'kill',
  about: 'kill -9 of the server under load, on both engines',
  needs: [{program: 'postgresql', present: hasPostgres}],
  async run(scene) {
    const rounds = scene.short ? 3 : 100;
    const figures = {
      ...(await drillEngine(scene, embedded(scene), rounds)),
      ...(await drillEngine(scene, await postgres(scene), rounds)),
    };
    if (!scene.short) {
      const total = Number(figures['SQLite acknowledged']) + Number(figures['PostgreSQL acknowledged']);
      expectThat(total >= 10_000, `Only ${total} messages were acknowledged; 10,000 are needed.`);
    }
    return figures;
  },
};
