import {execFileSync} from 'node:child_process';
import {cpSync, readFileSync, statSync} from 'node:fs';
import {basename, join} from 'node:path';
import {readCopy, readDockerfile, readEnv} from '../api/test/deploy/dockerfile';
import {type Drill, expectThat} from './lib/drill';
import * as portal from './lib/portal';

export const install: Drill = {
  name: 'install',
  about:
    'the last stage of api/deploy/Dockerfile in a folder: npm ci --ignore-scripts, and the server from it',
  async run(scene) {
    const dir = scene.temporaryDir();
    const build = join(portal.root, 'build');
    const stages = readDockerfile(readFileSync(join(portal.root, 'api/deploy/Dockerfile'), 'utf8'));
    const built: Record<string, string> = {
      '/portal/build': build,
      '/portal/api/dist': await portal.buildPrograms(build),
    };
    let env: Record<string, string> = {};
    const said: Record<string, string> = {};
    for (const {name, text} of stages.at(-1)!.instructions) {
      said[name] = text;
      if (name === 'COPY') {
        const {sources, target} = readCopy(text);
        for (const file of sources.map((source) => built[source] ?? join(portal.root, source))) {
          const isInto = target.endsWith('/') && statSync(file).isFile();
          cpSync(file, join(dir, target, isInto ? basename(file) : ''), {recursive: true, dereference: true});
        }
      } else if (name === 'RUN' && text.startsWith('npm ci')) {
        // The rest of the line would empty the cache of this machine.
        const command = `${text.split('&&')[0]} --prefer-offline`;
        execFileSync('sh', ['-c', command], {cwd: dir, stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 1e8});
      } else if (name === 'ENV') {
        env = {...env, ...readEnv(text, {})};
      }
    }
    const engine = portal.embedded(scene);
    const command = ['env', `--chdir=${dir}`, ...(JSON.parse(said.CMD ?? '[]') as string[])];
    const local = {...engine.env, HOST: '127.0.0.1', PORT: '0', SMTP_URL: portal.nobody};
    const server = await portal.startServer(scene, {...env, ...local}, {command});
    const page = await portal.send(`${server.url}/contact`);
    expectThat(page.status === 200, `The contact page is answered ${page.status}.`);
    const [, check = '[]'] = /CMD (\[.*\])$/.exec(said.HEALTHCHECK ?? '') ?? [];
    const [program = '', ...args] = JSON.parse(check) as string[];
    execFileSync(program, args, {env: {...process.env, PORT: String(server.port)}});
    const proof = await portal.proveNothingLost(await portal.post(server.url, 1), engine);
    await server.stop();
    return {
      ...proof,
      'packages, MB': parseInt(execFileSync('du', ['-sm', 'node_modules'], {cwd: dir}).toString(), 10),
    };
  },
};
