import type {Server} from 'node:http';

/** Below LimitNOFILE of portal.service. */
export const maxConnections = 4_000;

/** Share of the maximum above which idle connections are closed. */
const nearlyFull = 0.75;

/** Interval of checks, in milliseconds. */
const lookMs = 250;

/** Limits the connections of a server. Near the maximum, closes idle ones, since browsers reconnect. */
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
