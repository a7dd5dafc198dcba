import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {freePort} from '../../tests/freePort';
import type {Scene} from './drill';
import {mailId} from './smtp';

const program = '/usr/sbin/postfix';

/** True if Postfix is installed and this user may start it: its master must be root. */
export const hasPostfix = () => existsSync(program) && process.getuid?.() === 0;

const idOf = (flag: string, user: string) => Number(execFileSync('id', [flag, user]).toString());

/** Prepares a Postfix instance with its own queue and mailbox on a free port. */
export async function preparePostfix(scene: Scene) {
  const dir = scene.temporaryDir();
  chmodSync(dir, 0o755);
  const port = await freePort();
  ['config', 'queue', 'data', 'mail'].forEach((name) => mkdirSync(join(dir, name)));
  chownSync(join(dir, 'data'), idOf('-u', 'postfix'), idOf('-g', 'postfix'));
  chownSync(join(dir, 'mail'), idOf('-u', 'nobody'), idOf('-g', 'nobody'));
  const settings = `
compatibility_level = 3.6
queue_directory = ${dir}/queue
data_directory = ${dir}/data
mail_owner = postfix
setgid_group = postdrop
myhostname = drill.example
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mydestination =
virtual_mailbox_domains = static:all
virtual_mailbox_base = ${dir}/mail
virtual_mailbox_maps = static:box/
virtual_uid_maps = static:${idOf('-u', 'nobody')}
virtual_gid_maps = static:${idOf('-g', 'nobody')}
# One client sends all there is, which is no attack.
smtpd_client_connection_count_limit = 0
`;
  writeFileSync(join(dir, 'config/main.cf'), settings);
  const services = readFileSync('/usr/share/postfix/master.cf.dist', 'utf8')
    .replace(/^smtp\s+inet.*$/m, `127.0.0.1:${port} inet n - n - - smtpd`)
    // No chroot: it would need a copy of the system's files.
    .replaceAll(/^(\S+\s+\S+\s+\S+\s+\S+\s+)y(\s)/gm, '$1n$2');
  writeFileSync(join(dir, 'config/master.cf'), services);
  const run = (command: string) =>
    execFileSync(program, ['-c', join(dir, 'config'), command], {stdio: 'ignore'});
  const master = join(dir, 'queue/pid/master.pid');
  const stop = () => void (existsSync(master) && run('stop'));
  scene.after(stop);
  return {
    url: `smtp://127.0.0.1:${port}`,
    start: () => run('start'),
    stop,
    /** Kills the processes that talk to clients, in mid-conversation. */
    killSessions: () =>
      spawnSync('pkill', ['-KILL', '-P', readFileSync(master, 'utf8').trim(), '-x', 'smtpd']),
    mails() {
      const box = join(dir, 'mail/box/new');
      const files = existsSync(box) ? readdirSync(box) : [];
      return files.map((name) => ({id: mailId(readFileSync(join(box, name), 'utf8'))}));
    },
  };
}
