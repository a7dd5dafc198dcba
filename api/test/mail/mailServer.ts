import type {AddressInfo, Socket} from 'node:net';
import PostalMime, {type Email} from 'postal-mime';
import {SMTPServer, type SMTPServerOptions} from 'smtp-server';
import {afterTest} from '../support';

export function parseMail(source: string | Buffer): Promise<Email> {
  return PostalMime.parse(source);
}

/** Starts a real SMTP server on the loopback interface; `options` make it misbehave. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const mails: {email: Email; to: string[]; source: string}[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    // A client's pool may still hold a connection.
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks);
        void parseMail(source).then((email) => {
          mails.push({
            email,
            source: source.toString(),
            to: session.envelope.rcptTo.map(({address}) => address),
          });
          done();
        });
      });
    },
    ...options,
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  afterTest(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address() as AddressInfo;
  /** Closes every connection, like a crashing server. */
  function cut() {
    for (const socket of sockets) {
      socket.destroy();
    }
  }
  const connections = () => sockets.size;
  return {mails, cut, connections, port: address.port, url: `smtp://127.0.0.1:${address.port}`};
}
