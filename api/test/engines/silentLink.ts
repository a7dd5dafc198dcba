import {connect, createServer, type Server, type Socket} from 'node:net';

/**
 * Opens a port of the loopback that leads to another one, and can fall silent as in a network that is cut: nothing is
 * refused, nothing comes.
 */
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
    /** From now on nothing gets through, on connections old and new. */
    cut() {
      isCut = true;
      sockets.forEach((socket) => socket.pause());
    },
    mend() {
      isCut = false;
      sockets.forEach((socket) => socket.resume());
    },
    /** From now on new connections lead to another port; old ones are cut off. */
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
