import {execFileSync, spawnSync} from 'node:child_process';
import {symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {migrations} from '../api/src/store/migrations';
import {type Drill, expectThat, type Figures, type Scene} from './lib/drill';
import * as portal from './lib/portal';
import {startSmtpServer} from './lib/smtp';

/** The last commit whose schema has version 3, for an old release that still runs. */
const oldCommit = 'b0c2f04c';
/** nginx's `proxy_read_timeout` in milliseconds: calls wait in systemd's socket meanwhile. */
const longestMs = 30_000;

/** Returns SQL that creates the store of an older program. */
const schemaOf = (version: number) => `CREATE TABLE schema_version (version bigint PRIMARY KEY);
  ${migrations.slice(0, version).join('\n')}
  INSERT INTO schema_version VALUES ${Array.from({length: version}, (_, i) => `(${i + 1})`).join()};`;

const versionOf = (engine: portal.Engine) =>
  portal.numberOf(engine, 'SELECT max(version) FROM schema_version');

/** Commands of this program leave an older store unchanged. */
async function drillCommands(scene: Scene, engine: portal.Engine): Promise<void> {
  const version = await versionOf(engine);
  const {said} = await portal.leads(engine, 'list', 1);
  expectThat(/version/i.test(said) && !/\bat .+:\d+:\d+/.test(said), `leads list says: ${said}`);
  const dir = scene.temporaryDir();
  await portal.leads(engine, `backup --output ${dir}/portal.db`);
  expectThat((await versionOf(engine)) === version, `${engine.name}: a command migrated the store.`);
  const copied = engine.name === 'SQLite' ? await versionOf(portal.embedded(scene, dir)) : version;
  expectThat(copied === version, `The backup of version ${version} has version ${copied}.`);
}

/** Builds the server of the old commit. Returns its path. */
function buildOld(scene: Scene): string {
  const tree = scene.temporaryDir();
  const archive = `git archive ${oldCommit} | tar -x -C "${tree}"`;
  execFileSync('bash', ['-o', 'pipefail', '-c', archive], {cwd: portal.root});
  symlinkSync(join(portal.root, 'node_modules'), join(tree, 'node_modules'));
  const code = `import('./scripts/bundleServer.ts').then((it) => (it.default ?? it).bundleServer('${tree}', 'dist'))`;
  execFileSync(process.execPath, ['--import', 'tsx', '-e', code], {cwd: tree, stdio: 'inherit'});
  return join(tree, 'dist/server.js');
}

/** An old server continues, and starts again, after commands of this program were used beside it. */
async function drillOldServer(scene: Scene, engine: portal.Engine, program: string): Promise<Figures> {
  const smtp = await startSmtpServer(scene);
  const env = {...engine.env, SMTP_URL: smtp.url};
  const server = await portal.startServer(scene, env, {program});
  const ids = await portal.post(server.url, 8);
  await drillCommands(scene, engine);
  ids.push(...(await portal.post(server.url, 8)));
  await server.kill();
  await portal.endLeases(engine);
  const again = await portal.startServer(scene, env, {program});
  ids.push(...(await portal.post(again.url, 8)));
  const proof = await portal.proveNothingLost(ids, engine, smtp);
  await again.stop();
  return proof;
}

export const versions: Drill = {
  name: 'versions',
  about: 'commands of this version beside a server of the version before',
  needs: [portal.postgresql],
  async run(scene) {
    const figures: Figures = {'schema of the store before': migrations.length - 1};
    const isThere = spawnSync('git', ['cat-file', '-e', oldCommit], {cwd: portal.root}).status === 0;
    const program = !scene.short && isThere ? buildOld(scene) : undefined;
    scene.say(
      program ? 'with an old server' : 'without an old server: it needs the long form and the history',
    );
    for (const open of [portal.embedded, portal.postgres]) {
      const engine = await open(scene);
      await engine.query(schemaOf(migrations.length - 1));
      await drillCommands(scene, engine);
      Object.assign(figures, program && (await drillOldServer(scene, await open(scene), program)));
    }
    return figures;
  },
};

export const upgrade: Drill = {
  name: 'upgrade',
  about: 'the start on a store of the oldest version with a million messages',
  needs: [portal.postgresql],
  async run(scene) {
    const total = scene.short ? 20_000 : 1_000_000;
    const figures: Figures = {'messages of the oldest version': total};
    for (const engine of [portal.embedded(scene), await portal.postgres(scene)]) {
      await engine.query(`${schemaOf(1)} ${portal.messagesSql(total, 400, '1700000000000 + n.i')}
        INSERT INTO outbox (message_id, state, next_at)
        SELECT id, CASE WHEN id LIKE '%00' THEN 'failed' ELSE 'sent' END, received_at FROM messages; ANALYZE;`);
      const server = await portal.startServer(scene, {...engine.env, SMTP_URL: portal.nobody});
      await portal.post(server.url, 1);
      const failed = await portal.countOf(engine, 'failed');
      const sent = await portal.countOf(engine, 'sent');
      expectThat(failed === total / 100 && sent === total - failed, `${failed} failed, ${sent} are sent.`);
      const said = `${(server.startMs / 1000).toFixed(1)}, ${server.memoryMb().toFixed(0)}`;
      figures[`${engine.name}: s until it serves, MB`] = said;
      expectThat(server.startMs < longestMs, `${engine.name} took ${said}.`);
      await server.stop();
    }
    return figures;
  },
};
