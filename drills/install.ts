import {execFile} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {promisify} from 'node:util';
import {readCopy, readDockerfile, readEnv} from '../api/test/deploy/dockerfile';
import {type Drill, expectThat} from './lib/drill';
import * as portal from './lib/portal';

export const install: Drill = {
  name: 'install',
  about: 'the last stage of api/deploy/Dockerfile in a folder: npm ci --ignore-scripts, and its server',
  async run(scene) {
    const dir = scene.temporaryDir();
    const build = join(portal.root, 'build');
    const stages = readDockerfile(readFileSync(join(portal.root, 'api/deploy/Dockerfile'), 'utf8'));
    const dist = await portal.buildPrograms(build);
    const built: Record<string, string> = {'/portal/build': build, '/portal/api/dist': dist};
    let env: Record<string, string> = {};
    for (const {name, text} of stages.at(-1)!.instructions) {
      if (name === 'COPY') {
        const {sources, target} = readCopy(text);
        for (const file of sources.map((source) => built[source] ?? join(portal.root, source))) {
          const isInto = target.endsWith('/') && statSync(file).isFile();
          await cp(file, join(dir, target, isInto ? basename(file) : ''), {
            recursive: true,
            dereference: true,
          });
        }
      } else if (name === 'RUN' && text.startsWith('npm ci')) {
        // The rest of the line would empty the cache of this machine.
        await promisify(execFile)('sh', ['-c', `${text.split('&&')[0]} --prefer-offline`], {cwd: dir});
      } else if (name === 'ENV') {
        env = {...env, ...readEnv(text, {})};
      } else if (name === 'CMD') {
        expectThat(text === '["node", "api/dist/server.js"]', `The drill knows no CMD ${text}.`);
      }
    }
    const engine = portal.embedded(scene);
    const program = join(dir, 'api/dist/server.js');
    const local = {...engine.env, HOST: '127.0.0.1', PORT: '0', SMTP_URL: portal.nobody};
    const server = await portal.startServer(scene, {...env, ...local}, {program, site: build});
    const page = await portal.send(`${server.url}/contact`);
    expectThat(page.status === 200, `The contact page is answered ${page.status}.`);
    const proof = await portal.proveNothingLost(await portal.post(server.url, 1), engine);
    await server.stop();
    return proof;
  },
};
