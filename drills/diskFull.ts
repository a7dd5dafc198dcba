import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {idOf, postMessage, send, until} from './lib/client';
import {type Drill, expectThat} from './lib/drill';
import {startServer} from './lib/server';
import {embedded, lookInto, storedIds} from './lib/stores';

/**
 * The limit of the size of one file stands for the size of the disk: it needs no rights and can be lifted while the
 * server runs. SQLite meets it where it would meet a full disk, when its log or its file must grow.
 */
const limitKib = 2_048;

export const diskFull: Drill = {
  name: 'disk-full',
  about: 'no room for the store, and room again',
  needs: [{program: 'util-linux', present: () => existsSync('/usr/bin/prlimit')}],
  async run(scene) {
    const dir = scene.temporaryDir();
    const engine = embedded(scene, dir);
    // Nobody takes the mail: what is not sent stays pending and can be counted.
    const server = await startServer(
      {...engine.env, SMTP_URL: 'smtp://127.0.0.1:9'},
      // Ignored, the signal leaves the error that a full disk gives.
      {prefix: ['bash', '-c', `trap '' XFSZ; ulimit -S -f ${limitKib}; exec "$@"`, 'bash']},
    );
    scene.after(() => server.kill());

    const acknowledged: string[] = [];
    let refused = 0;
    while (refused < 50) {
      const answer = await postMessage(server.url);
      expectThat(answer.status === 202 || answer.status === 500, `A visitor was answered ${answer.status}.`);
      if (answer.status === 202) {
        acknowledged.push(idOf(answer));
      } else {
        refused++;
        expectThat(!/sqlite|disk|database/i.test(answer.body), `An answer tells internals: ${answer.body}`);
      }
      expectThat(acknowledged.length < 20_000, 'The disk never became full: the drill saw nothing.');
    }
    const largest = Math.max(...readdirSync(dir).map((name) => statSync(join(dir, name)).size));
    const health = await send(`${server.url}/api/health`);
    expectThat(health.status === 200, `Health answered ${health.status} on a full disk.`);
    await until(
      'the server is not ready',
      async () => (await send(`${server.url}/api/ready`)).status === 503,
      5_000,
    );

    execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited:unlimited']);
    let again = await postMessage(server.url);
    expectThat(again.status === 202, `With room again a visitor was answered ${again.status}.`);
    acknowledged.push(idOf(again));
    await until(
      'the server is ready',
      async () => (await send(`${server.url}/api/ready`)).status === 200,
      5_000,
    );
    again = await postMessage(server.url);
    acknowledged.push(idOf(again));
    expectThat((await server.stop()) === 0, `The server did not stop cleanly:\n${server.log()}`);

    const stored = await storedIds(engine);
    const lost = acknowledged.filter((id) => !stored.has(id));
    expectThat(lost.length === 0, `${lost.length} acknowledged messages are not in the store.`);
    const [check] = await lookInto(engine, (db) =>
      db.query<{integrity_check: string}>('PRAGMA integrity_check'),
    );
    expectThat(check?.integrity_check === 'ok', `The store is damaged: ${check?.integrity_check}`);
    return {
      'acknowledged before and after': acknowledged.length,
      'refused while full': refused,
      lost: lost.length,
      'largest file while full, kB': Math.round(largest / 1000),
      'integrity check': check.integrity_check,
    };
  },
};
