import type {Server} from 'node:http';

/** Far more than visitors need at once, and fewer than the files a process may hold open. */
export const maxConnections = 4_000;

/** From this part on, connections that nobody uses make room. */
const nearlyFull = 0.75;

/** How often they may be looked for, in milliseconds. */
const lookMs = 250;

/**
 * Bounds the connections of a server. While many are open, those that wait for a next request are closed: browsers open
 * another, and whoever keeps thousands open for nothing keeps nobody out.
 */
export function guardConnections(server: Server, max = maxConnections): void {
  server.maxConnections = max;
  let open = 0;
  let looking: NodeJS.Timeout | undefined;
  const look = () => {
    looking = undefined;
    if (open >= max * nearlyFull) {
      server.closeIdleConnections();
      looking = setTimeout(look, lookMs).unref();
    }
  };
  server.on('connection', (socket) => {
    open++;
    socket.on('close', () => open--);
    if (open >= max * nearlyFull) {
      looking ??= setTimeout(look, lookMs).unref();
    }
  });
}
