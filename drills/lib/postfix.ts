import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {freePort} from '../../api/test/engines/postgres';
import type {Scene} from './drill';

const program = '/usr/sbin/postfix';

/** Whether Postfix is installed and this user may start it: its master must be root. */
export function hasPostfix(): boolean {
  return existsSync(program) && process.getuid?.() === 0;
}

/** A real Postfix with a configuration, a queue and a mailbox of its own. */
export interface Postfix {
  readonly url: string;
  start(): void;
  stop(): void;
  /** Ends the processes that talk to clients in the middle of it. */
  killSessions(): void;
  /** Every mail in the mailbox. */
  mails(): string[];
}

/** Makes an instance on a free port of the loopback; `start` it. */
export async function preparePostfix(scene: Scene): Promise<Postfix> {
  const dir = scene.temporaryDir();
  chmodSync(dir, 0o755);
  const port = await freePort();
  const config = join(dir, 'config');
  const [queue, data, spool] = ['queue', 'data', 'mail'].map((name) => join(dir, name)) as [
    string,
    string,
    string,
  ];
  [config, queue, data, spool].forEach((path) => mkdirSync(path));
  const id = (flag: string, user: string) => Number(execFileSync('id', [flag, user], {encoding: 'utf8'}));
  chownSync(data, id('-u', 'postfix'), id('-g', 'postfix'));
  chownSync(spool, id('-u', 'nobody'), id('-g', 'nobody'));
  writeFileSync(
    join(config, 'main.cf'),
    [
      'compatibility_level = 3.6',
      `queue_directory = ${queue}`,
      `data_directory = ${data}`,
      'mail_owner = postfix',
      'setgid_group = postdrop',
      'myhostname = drill.example',
      'inet_interfaces = 127.0.0.1',
      'inet_protocols = ipv4',
      'mynetworks = 127.0.0.0/8',
      'smtpd_recipient_restrictions = permit_mynetworks, reject',
      'alias_maps =',
      'local_recipient_maps =',
      'mydestination =',
      'virtual_mailbox_domains = static:all',
      `virtual_mailbox_base = ${spool}`,
      'virtual_mailbox_maps = static:box/',
      `virtual_uid_maps = static:${id('-u', 'nobody')}`,
      `virtual_gid_maps = static:${id('-g', 'nobody')}`,
      'virtual_minimum_uid = 1',
      'smtpd_tls_security_level = none',
      // One client sends all there is; it must not be taken for an attack.
      'smtpd_client_connection_count_limit = 0',
      `maillog_file = ${join(dir, 'log')}`,
      'maillog_file_prefixes = /',
      '',
    ].join('\n'),
  );
  const services = readFileSync('/usr/share/postfix/master.cf.dist', 'utf8').replace(
    /^smtp\s+inet.*$/m,
    `127.0.0.1:${port} inet n - n - - smtpd`,
  );
  // No chroot: it would need a copy of the system's files.
  writeFileSync(
    join(config, 'master.cf'),
    services.replaceAll(/^(\S+\s+\S+\s+\S+\s+\S+\s+)y(\s)/gm, '$1n$2'),
  );
  const run = (...args: string[]) => spawnSync(program, ['-c', config, ...args], {encoding: 'utf8'});
  const stop = () => void run('stop');
  scene.after(stop);
  return {
    url: `smtp://127.0.0.1:${port}`,
    start() {
      const {status, stderr} = run('start');
      if (status !== 0) {
        const log = existsSync(join(dir, 'log')) ? readFileSync(join(dir, 'log'), 'utf8') : '';
        throw new Error(`Postfix did not start: ${stderr}\n${log}`);
      }
    },
    stop,
    killSessions() {
      // Only those of this instance: they run in its queue.
      for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
        const own = spawnSync('readlink', [`/proc/${pid}/cwd`], {encoding: 'utf8'}).stdout.trim() === queue;
        const name = own && readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
        if (name === 'smtpd') {
          process.kill(Number(pid), 'SIGKILL');
        }
      }
    },
    mails() {
      const box = join(spool, 'box', 'new');
      return existsSync(box)
        ? readdirSync(box).map((name) => readFileSync(join(box, name), 'utf8').replaceAll('\n', '\r\n'))
        : [];
    },
  };
}
