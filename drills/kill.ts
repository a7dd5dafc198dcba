import {type Drill, type Figures, pause, until} from './lib/drill';
import * as portal from './lib/portal';
import {startSmtpServer} from './lib/smtp';

export const kill: Drill = {
  name: 'kill',
  about: 'kill -9 of the server under load, on both engines',
  needs: [portal.postgresql],
  async run(scene) {
    const rounds = scene.short ? 3 : 100;
    const figures: Figures = {'kills of each engine': rounds};
    for (const engine of [portal.embedded(scene), await portal.postgres(scene)]) {
      const smtp = await startSmtpServer(scene);
      const env = {...engine.env, SMTP_URL: smtp.url};
      const ids: string[] = [];
      for (let round = 1; round <= rounds; round++) {
        const server = await portal.startServer(scene, env);
        const visitors = portal.startVisitors([server], 300, false);
        const enough = Math.random() * 150;
        await until('visitors are answered', () => visitors.ids.length > enough, 60_000);
        // At a random point of the server's work.
        await pause(Math.random() * 20);
        await server.kill();
        await visitors.leave();
        ids.push(...visitors.ids);
      }
      if (scene.short) {
        await portal.endLeases(engine);
      }
      await portal.startServer(scene, env);
      Object.assign(figures, await portal.proveNothingLost(ids, engine, smtp, {withinMs: 600_000}));
    }
    return figures;
  },
};
