import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {idOf, postMessage} from './lib/client';
import {type Drill, expectThat} from './lib/drill';
import {buildServer, startServer} from './lib/server';
import {embedded, storedIds} from './lib/stores';

const root = join(import.meta.dirname, '..');

export const install: Drill = {
  name: 'install',
  about: 'a server from npm ci --ignore-scripts, production packages only',
  async run(scene) {
    const dir = scene.temporaryDir();
    for (const file of ['package.json', 'package-lock.json', 'api/package.json']) {
      cpSync(join(root, file), join(dir, file));
    }
    const args = [
      'ci',
      '--ignore-scripts',
      '--omit=dev',
      '-w',
      'api',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
    ];
    execFileSync('npm', args, {cwd: dir, stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 1e8});
    mkdirSync(join(dir, 'api/dist'), {recursive: true});
    cpSync(await buildServer(), join(dir, 'api/dist/server.js'));

    const engine = embedded(scene);
    const server = await startServer(engine.env, {program: join(dir, 'api/dist/server.js')});
    scene.after(() => server.kill());
    const answer = await postMessage(server.url);
    expectThat(answer.status === 202, `A message was answered ${answer.status}.`);
    expectThat((await storedIds(engine)).has(idOf(answer)), 'The message is not in the store.');
    expectThat((await server.stop()) === 0, `The server did not stop cleanly:\n${server.log()}`);
    const size = execFileSync('du', ['-sm', 'node_modules'], {cwd: dir, encoding: 'utf8'});
    const names = Object.keys(
      (JSON.parse(readFileSync(join(dir, 'node_modules/.package-lock.json'), 'utf8')) as {packages: object})
        .packages,
    );
    return {packages: names.length, 'size, MB': Number.parseInt(size, 10)};
  },
};
