import {createServer, type Server, type Socket} from 'node:net';
import type {Scene} from './drill';

/** Returns the message id of a mail: its Message-ID without the domain. */
export const mailId = (mail: string) => /^message-id:\s*<([^@>]*)/im.exec(mail)?.[1] ?? '';

type Reply = string | null | undefined;
/** Replies to a verb, to `GREETING` first, and to `READ` after `DATA`: `null` disconnects, `undefined` accepts. */
export type SmtpMood = (step: string, text: string, socket: Socket) => Reply | Promise<Reply>;
/** Never replies. */
export const silence = new Promise<null>(() => {});

/** Starts a mail server with configurable replies, on a free port. */
export async function startSmtpServer(scene: Scene, mood?: SmtpMood) {
  /** Every accepted mail, repetitions included. */
  const mails: {id: string; text: string}[] = [];
  const sockets = new Set<Socket>();
  let server: Server;
  let port = 0;

  async function converse(socket: Socket): Promise<void> {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    socket.setNoDelay(true).setEncoding('latin1');
    const reply = async (step: string, text: string, usual: string) => {
      const given = await mood?.(step, text, socket);
      const said = given === undefined ? usual : given;
      if (step === 'READ' && !/^[45]/.test(said ?? '')) {
        mails.push({id: mailId(text), text});
      }
      if (said === null) {
        socket.destroy();
      } else if (socket.writable) {
        socket.write(`${said}\r\n`);
      }
    };
    await reply('GREETING', '', '220 drill');
    let pending = '';
    let end = '\r\n';
    for await (const chunk of socket) {
      pending += chunk as string;
      for (let at = pending.indexOf(end); at >= 0; at = pending.indexOf(end)) {
        const part = pending.slice(0, at);
        const verb = end === '\r\n' ? part.slice(0, 4).toUpperCase() : 'READ';
        pending = pending.slice(at + end.length);
        end = verb === 'DATA' ? '\r\n.\r\n' : '\r\n';
        await reply(verb, part, {DATA: '354 go on', QUIT: '221 bye'}[verb] ?? '250 well');
      }
    }
  }

  const self = {
    mails,
    url: '',
    /** Closes open connections and changes the replies; without a mood, every mail is accepted. */
    become(next?: SmtpMood) {
      mood = next;
      sockets.forEach((socket) => socket.destroy());
    },
    async open() {
      // A client that disconnects is an error of its socket.
      server = createServer((socket) => void converse(socket).catch(() => {}));
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      port = (server.address() as {port: number}).port;
      self.url = `smtp://127.0.0.1:${port}`;
    },
    async shut() {
      const closed = new Promise((resolve) => server.close(resolve));
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
  };
  await self.open();
  scene.after(() => self.shut());
  return self;
}
