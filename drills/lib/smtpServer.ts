import {createServer, type Server, type Socket} from 'node:net';

/** What the server does to whoever wants to send. */
export type Mood =
  /** Takes every mail. */
  | 'well'
  /** Accepts the connection and says nothing. */
  | 'silent'
  /** Never ends its greeting. */
  | 'endless'
  /** Refuses every recipient for now. */
  | 'later'
  /** Refuses every recipient for good. */
  | 'never'
  /** Takes the mail and hangs up before it says so. */
  | 'cut';

/** An SMTP server that does what it is told, cheap enough to stand beside a load test. */
export interface SmtpServer {
  readonly url: string;
  /** Message-ID and text of every mail that was taken, repetitions included. */
  readonly mails: readonly {id: string; text: string}[];
  /** From now on, for new conversations; open ones end. */
  become(mood: Mood): void;
  /** Refuses connections until `open`. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** Starts it on a free port of the loopback. */
export async function startSmtpServer(keepText = true): Promise<SmtpServer & {close(): Promise<void>}> {
  const mails: {id: string; text: string}[] = [];
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  let mood: Mood = 'well';

  function take(text: string): void {
    const id = /^message-id:\s*(<[^>]*>)/im.exec(text)?.[1] ?? '';
    mails.push({id, text: keepText ? text : ''});
  }

  function converse(socket: Socket): void {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    if (mood === 'silent') {
      return;
    }
    if (mood === 'endless') {
      const timer = setInterval(() => socket.write('220-please wait\r\n'), 200);
      socket.on('close', () => clearInterval(timer));
      return;
    }
    let pending = '';
    let inData = false;
    socket.write('220 drill\r\n');
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      pending += chunk;
      for (;;) {
        const end = pending.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) {
          return;
        }
        const part = pending.slice(0, end);
        pending = pending.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          take(part);
          if (mood === 'cut') {
            socket.destroy();
            return;
          }
          socket.write('250 taken\r\n');
          continue;
        }
        const verb = part.slice(0, 4).toUpperCase();
        if (verb === 'DATA') {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (verb === 'RCPT' && (mood === 'later' || mood === 'never')) {
          socket.write(mood === 'later' ? '451 not now\r\n' : '550 never\r\n');
        } else if (verb === 'QUIT') {
          socket.end('221 bye\r\n');
        } else {
          socket.write('250 drill\r\n');
        }
      }
    });
  }

  const self = {
    mails,
    url: '',
    become(next: Mood) {
      mood = next;
      sockets.forEach((socket) => socket.destroy());
    },
    async open() {
      const opened = createServer(converse);
      server = opened;
      await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve));
      port = (opened.address() as {port: number}).port;
      self.url = `smtp://127.0.0.1:${port}`;
    },
    async shut() {
      const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
    close: () => self.shut(),
  };
  await self.open();
  return self;
}
