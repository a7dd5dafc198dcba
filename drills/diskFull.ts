import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {type Drill, expectThat, until} from './lib/drill';
import * as portal from './lib/portal';

/** Simulates a disk by a limit of the file size: needs no privileges and can be lifted while the server runs. */
const limitKib = 2_048;

export const diskFull: Drill = {
  name: 'disk-full',
  about: 'no room for the store, and room again',
  needs: [{program: 'util-linux', present: () => existsSync('/usr/bin/prlimit')}],
  async run(scene) {
    const engine = portal.embedded(scene);
    // If the signal is ignored, writes fail like on a full disk.
    const prefix = ['bash', '-c', `trap '' XFSZ; ulimit -S -f ${limitKib}; exec "$@"`, 'bash'];
    const server = await portal.startServer(scene, {...engine.env, SMTP_URL: portal.nobody}, {prefix});
    const answers = (path: string, status: number) => async () =>
      (await portal.send(server.url + path)).status === status;
    const ids: string[] = [];
    for (let refused = 0; refused < 50;) {
      const answer = await portal.postMessage(server.url);
      expectThat([202, 500, 503].includes(answer.status), `A visitor was answered ${answer.status}.`);
      expectThat(!/sqlite|disk i|database/i.test(answer.body), `An answer tells internals: ${answer.body}`);
      ids.push(...(answer.status === 202 ? [portal.idOf(answer)] : []));
      refused += Number(answer.status !== 202);
      expectThat(ids.length < 20_000, 'The disk never became full: the drill saw nothing.');
    }
    await until('the server is healthy', answers('/api/health', 200), 1_000);
    await until('the server is not ready', answers('/api/ready', 503), 5_000);
    execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited:unlimited']);
    ids.push(...(await portal.post(server.url, 1)));
    await until('the server is ready', answers('/api/ready', 200), 5_000);
    ids.push(...(await portal.post(server.url, 1)));
    await server.stop();
    const {said} = await portal.leads(engine, 'check');
    return {
      'refused while full': 50,
      ...(await portal.proveNothingLost(ids, engine)),
      check: said.split('\n')[1]!,
    };
  },
};
