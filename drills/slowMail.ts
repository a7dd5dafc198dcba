import {createServer} from 'node:http';
import {type Drill, expectThat, type Figures, pause, percentile, type Scene, until} from './lib/drill';
import * as portal from './lib/portal';
import {mailId, silence, startSmtpServer} from './lib/smtp';
import {startWorker} from './outage';

const minute = 60_000;

/** A mail server that needs 11 s per mail, with 20 waiting mails. The short form is a tenth of that. */
async function drillSlow(scene: Scene): Promise<Figures> {
  const scale = scene.short ? 1 / 10 : 1;
  const drillWith = async (query: string) => {
    const smtp = await startSmtpServer(scene, (step) =>
      step === 'READ' ? pause(11_000 * scale).then(() => undefined) : undefined,
    );
    const options = {pollMs: 2_000 * scale, deadlineMs: 30_000 * scale};
    const {engine, add} = await startWorker(scene, smtp.url + query, options);
    await add(20);
    await portal.untilCount(engine, 'sent', 20, 8 * minute);
    // Aborted and repeated mails arrive late.
    await pause(22_000 * scale);
    const twice = smtp.mails.length - new Set(smtp.mails.map(({id}) => id)).size;
    expectThat(twice === 0, `${twice} of ${smtp.mails.length} mails came twice with "${query}".`);
  };
  await Promise.all(['', '?maxConnections=1'].map(drillWith));
  return {'11 s a mail, usual connections and one: twice of 20': 0};
}

const refusals = [
  ['MAIL', '451 4.7.1 Too many messages'],
  ['RCPT', '452 4.5.3 Too many recipients'],
  ['READ', '432 4.3.2 Sender thread limit exceeded'],
] as const;

/** A mail server that accepts 30 mails a minute and refuses others, each minute with another code, while 600 wait. */
async function drillThrottled(scene: Scene): Promise<Figures> {
  const [start, count] = [Date.now(), 600];
  let simulated = start;
  const now = () => (scene.short ? simulated : Date.now());
  const taken: Record<number, number> = {};
  let attempts = 0;
  const smtp = await startSmtpServer(scene, (step) => {
    attempts += Number(step === 'MAIL');
    const current = Math.floor(now() / minute);
    const [refusedAt, refusal] = refusals[current % refusals.length]!;
    if ((taken[current] ?? 0) >= 30) {
      return step === refusedAt ? refusal : undefined;
    }
    taken[current] = (taken[current] ?? 0) + Number(step === 'READ');
    return undefined;
  });
  const clock = scene.short ? {now, pollMs: 1} : {};
  const {worker, add} = await startWorker(scene, smtp.url, clock);
  await add(count, String(start - minute));
  for (; smtp.mails.length < count && now() - start < 60 * minute; simulated += 1_000) {
    worker.wake();
    await pause(scene.short ? 6 : 1_000);
    const said = `${attempts} attempts for ${smtp.mails.length} mails taken in ${(now() - start) / 1000} s.`;
    expectThat(attempts < 100 + 2 * smtp.mails.length, said);
  }
  expectThat(smtp.mails.length === count, `Only ${smtp.mails.length} of ${count} were taken in an hour.`);
  expectThat(attempts <= 2 * count, `${attempts} attempts for ${count} mails.`);
  return {'30 mails a minute, 600 wait: attempts, min': `${attempts}, ${(now() - start) / minute}`};
}

/** One message is never answered, by the mail server and by the webhook, while others follow. */
async function drillHanging(scene: Scene): Promise<Figures> {
  let hanging = '';
  const arrived = {mail: new Map<string, number>(), webhook: new Map<string, number>()};
  /** Returns true for the first message, which hangs. */
  const hangs = (channel: keyof typeof arrived, id: string) => {
    hanging ||= id;
    arrived[channel].set(id, performance.now());
    return id === hanging;
  };
  const smtp = await startSmtpServer(scene, (step, text) =>
    step === 'READ' && hangs('mail', mailId(text)) ? silence : undefined,
  );
  const receiver = createServer((request, response) => {
    request.resume();
    if (!hangs('webhook', String(request.headers['webhook-id']))) {
      response.end();
    }
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  scene.after(() => (receiver.closeAllConnections(), receiver.close()));
  const webhook = `http://127.0.0.1:${(receiver.address() as {port: number}).port}/`;
  const hook = {WEBHOOK_URL: webhook, WEBHOOK_SECRET: 'secret-of-a-drill-that-is-long'};
  const env = {...portal.embedded(scene).env, SMTP_URL: smtp.url, ...hook};
  const server = await portal.startServer(scene, env);
  await portal.post(server.url, 1);
  await until('the first message hangs', () => arrived.mail.size * arrived.webhook.size > 0, 10_000);
  const posted = new Map<string, number>();
  for (const end = performance.now() + (scene.short ? 8_000 : 90_000); performance.now() < end;) {
    const at = performance.now();
    posted.set((await portal.post(server.url, 1))[0]!, at);
    await pause(500);
  }
  await pause(2_000);
  const p90s = Object.entries(arrived).map(([channel, times]) => {
    const waits = [...posted].map(([id, at]) => (times.get(id) ?? Infinity) - at);
    const p90 = percentile(waits, 0.9);
    expectThat(p90 < 1_000, `One ${channel} delivery hangs: p90 of ${posted.size} others is ${p90} ms.`);
    return p90.toFixed(0);
  });
  return {'one delivery hangs: others, their p90 by mail and webhook, ms': `${posted.size}, ${p90s.join()}`};
}

export const slowMail: Drill = {
  name: 'slow-mail',
  about: 'a mail server that is slow, takes few mails a minute, or never answers one of them',
  async run(scene) {
    const parts = await Promise.all([drillSlow(scene), drillThrottled(scene)]);
    return Object.assign(await drillHanging(scene), ...parts) as Figures;
  },
};
