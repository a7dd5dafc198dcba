import {type Drill, expectThat, pause} from './lib/drill';
import * as portal from './lib/portal';

const perSecond = 500;

export const load: Drill = {
  name: 'load',
  about: `${perSecond} contact messages a second, stored and mailed`,
  async run(scene) {
    const smtp = await portal.startSmtpServer(scene);
    const engine = portal.embedded(scene);
    const server = await portal.startServer(scene, {...engine.env, SMTP_URL: smtp.url, LOG_LEVEL: 'info'});
    const visitors = portal.startVisitors([server], perSecond, false);
    await pause(scene.short ? 4_000 : 60_000);
    const {refused, p50, p99} = await visitors.leave();
    expectThat(refused === 0, `${refused} messages were not accepted.`);
    const proof = await portal.proveNothingLost(visitors.ids, engine, smtp, {once: true});
    const memory = server.memoryMb();
    // Beside other work times say little; the drill slow-clients sees what hangs.
    if (!scene.short) {
      expectThat(p99 < 100, `p99 was ${p99.toFixed(0)} ms.`);
      expectThat(memory < 150, `The server held ${memory.toFixed(0)} MB.`);
      expectThat(server.startMs < 1_000, `The server took ${server.startMs.toFixed(0)} ms to start.`);
    }
    await server.stop();
    const rounded = {'p50, ms': p50, 'p99, ms': p99, 'start, ms': server.startMs, 'memory after, MB': memory};
    return {
      ...proof,
      ...Object.fromEntries(Object.entries(rounded).map(([what, n]) => [what, Math.round(n)])),
    };
  },
};
