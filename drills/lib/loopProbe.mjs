/**
 * Loaded into the server (`node --import`): responds on a separate port with the milliseconds for which the process has
 * blocked the event loop since the last call. `/hold` blocks it for 100 ms first.
 */
import {createServer} from 'node:http';
import {monitorEventLoopDelay} from 'node:perf_hooks';

// The monitor wakes up every millisecond, which is not a delay.
const delay = monitorEventLoopDelay({resolution: 1});
delay.enable();
let worked = process.cpuUsage();
const server = createServer(({url}, response) => {
  for (const start = process.cpuUsage(); url === '/hold' && process.cpuUsage(start).user < 1e5;);
  // After the next wake-up, which counts the delay until now.
  setTimeout(() => {
    const {user, system} = process.cpuUsage(worked);
    const held = Math.min(Math.max(0, delay.max / 1e6 - 1), (user + system) / 1e3);
    delay.reset();
    worked = process.cpuUsage();
    // The monitor counts from its first wake-up on.
    setTimeout(() => response.end(String(held)), 3);
  }, 3);
}).listen(0, '127.0.0.1', () => console.log(`loop probe: ${server.address().port}`));
server.unref();
