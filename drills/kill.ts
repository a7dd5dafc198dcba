import {hasPostgres} from '../api/test/engines/postgres';
import {idOf, newMessage, postMessage, until} from './lib/client';
import {type Drill, expectThat, type Figures, type Scene} from './lib/drill';
import {type RunningServer, startServer} from './lib/server';
import {startSmtpServer} from './lib/smtpServer';
import {embedded, type Engine, lookInto, postgres, stateCounts, storedIds} from './lib/stores';

const clients = 8;

/**
 * Posts from several clients and kills the server after so many answers, in the middle of whatever it is doing then.
 * Returns ids of the messages that were answered.
 */
async function postAndKill(server: RunningServer, answers: number): Promise<string[]> {
  const acknowledged: string[] = [];
  let killing: Promise<void> | undefined;
  await Promise.all(
    Array.from({length: clients}, async () => {
      for (let gone = false; !gone;) {
        const answer = await postMessage(server.url, newMessage());
        if (answer.status === 202) {
          acknowledged.push(idOf(answer));
        }
        gone = answer.status === 0;
        if (acknowledged.length >= answers) {
          // Not at once, which would always be between two requests of this client.
          killing ??= new Promise((resolve) =>
            setTimeout(() => void server.kill().then(resolve), Math.random() * 20),
          );
        }
      }
    }),
  );
  await killing;
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
    acknowledged.push(...(await postAndKill(server, 1 + Math.floor(Math.random() * 150))));
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
