/**
 * Loaded into the server (`node --import`): answers on a port of its own for how many milliseconds the event loop was held
 * since the last call, by work of the process and not of the machine. Holds it for 100 ms first if asked for `/hold`.
 */
import {createServer} from 'node:http';
import {monitorEventLoopDelay} from 'node:perf_hooks';

// It wakes up every millisecond, which is no delay.
const delay = monitorEventLoopDelay({resolution: 1});
delay.enable();
let worked = process.cpuUsage();
const server = createServer(({url}, response) => {
  for (const start = process.cpuUsage(); url === '/hold' && process.cpuUsage(start).user < 1e5;);
  // After the next waking: what held the loop until now is counted then.
  setTimeout(() => {
    const {user, system} = process.cpuUsage(worked);
    const held = Math.min(Math.max(0, delay.max / 1e6 - 1), (user + system) / 1e3);
    delay.reset();
    worked = process.cpuUsage();
    // It counts from its first waking on.
    setTimeout(() => response.end(String(held)), 3);
  }, 3);
}).listen(0, '127.0.0.1', () => console.log(`loop probe: ${server.address().port}`));
server.unref();
