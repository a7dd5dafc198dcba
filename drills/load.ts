import {type Drill, expectThat, pause} from './lib/drill';
import * as portal from './lib/portal';
import {startSmtpServer} from './lib/smtp';

const perSecond = 500;

export const load: Drill = {
  name: 'load',
  about: `${perSecond} contact messages a second, stored and mailed`,
  async run(scene) {
    const smtp = await startSmtpServer(scene);
    const engine = portal.embedded(scene);
    const server = await portal.startServer(scene, {...engine.env, SMTP_URL: smtp.url, LOG_LEVEL: 'info'});
    const visitors = portal.startVisitors([server], perSecond, false);
    await pause(scene.short ? 4_000 : 60_000);
    const {refused, p99} = await visitors.leave();
    expectThat(refused === 0, `${refused} messages were not accepted.`);
    const proof = await portal.proveNothingLost(visitors.ids, engine, smtp, {once: true});
    const memory = server.memoryMb();
    await server.stop();
    const said = [p99, server.startMs, memory].map((value) => value.toFixed(0)).join(', ');
    const figures = {...proof, 'p99 and start in ms, memory after in MB': said};
    // Times beside other work say little; the drill slow-clients finds hangs.
    const isFast = scene.short || (p99 < 100 && server.startMs < 1_000 && memory < 150);
    expectThat(isFast, JSON.stringify(figures));
    return figures;
  },
};
