/**
 * Loaded into the server (`node --import`): tells by how long its event loop was held, on a port of its own. Each answer
 * is the longest delay since the last one, in milliseconds, and the time that the process was at work meanwhile: a
 * delay without work is the machine's, which had others to serve. Asked with `!` it holds the loop itself for 100 ms first.
 */
import {createServer} from 'node:net';
import {monitorEventLoopDelay} from 'node:perf_hooks';

// It wakes up every millisecond, which is no delay.
const restMs = 1;
const delay = monitorEventLoopDelay({resolution: restMs});
delay.enable();
let worked = process.cpuUsage();
const server = createServer((socket) => {
  socket.on('error', () => {});
  socket.on('data', (asked) => {
    for (const end = performance.now() + 100; String(asked) === '!' && performance.now() < end;);
    // After the next waking: what held the loop until now is counted then.
    setTimeout(() => {
      const {user, system} = process.cpuUsage(worked);
      socket.write(`${Math.max(0, delay.max / 1e6 - restMs)} ${(user + system) / 1e3}\n`);
      delay.reset();
      worked = process.cpuUsage();
    }, 3 * restMs);
  });
});
server.listen(0, '127.0.0.1', () => console.log(`loop probe: ${server.address().port}`));
server.unref();
