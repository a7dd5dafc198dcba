import {connect, createServer, type Server, type Socket} from 'node:net';

/** Opens a loopback port that forwards to another one, and can simulate a cut network: no refusal, no data. */
export async function openLink(to: number) {
  const sockets = new Set<Socket>();
  let port = to;
  let isCut = false;
  const server: Server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => other.destroy());
      from.on('close', () => {
        sockets.delete(from);
        other.destroy();
      });
      from.on('data', (chunk) => other.write(chunk));
      if (isCut) {
        from.pause();
      }
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = server.address() as {port: number};
  return {
    port: own.port,
    /** Blocks all data, on old and new connections. */
    cut() {
      isCut = true;
      sockets.forEach((socket) => socket.pause());
    },
    mend() {
      isCut = false;
      sockets.forEach((socket) => socket.resume());
    },
    /** Forwards new connections to another port, and closes old ones. */
    leadTo(next: number) {
      port = next;
      sockets.forEach((socket) => socket.destroy());
    },
    async close() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
