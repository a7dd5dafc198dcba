import {request} from 'node:http';
import {connect} from 'node:net';
import {join} from 'node:path';
import {type Drill, expectThat} from './lib/drill';
import {type HostileInput, hostileInputs} from './lib/hostileInputs';
import {randomFrom} from './lib/random';
import {startServer} from './lib/server';
import {embedded} from './lib/stores';

/** No input up to the limit of the body may hold the event loop for longer. */
const budgetMs = 20;
/** What is beyond the budget is tried again so often: an input that takes long takes long each time. */
const retries = 5;

/** Sends an input. Returns the status of the answer; 0 when there is none. */
function ask(port: number, {method, path, headers, body}: HostileInput): Promise<number> {
  return new Promise((resolve) => {
    const call = request({host: '127.0.0.1', port, method, path, headers, agent: false}, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', () => resolve(0));
    call.end(body);
  });
}

/** Asks how long the loop was held since the last time, by work of this process, in milliseconds. */
function openProbe(port: number): {read: (how?: '?' | '!') => Promise<number>; close: () => void} {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let gone: (error: Error) => void = () => {};
  socket.on('error', (error) => gone(error));
  return {
    read: (how = '?') =>
      new Promise((resolve, reject) => {
        gone = reject;
        socket.once('data', (text) => resolve(Math.min(...String(text).split(' ').map(Number))));
        socket.write(how);
      }),
    close: () => socket.destroy(),
  };
}

export const loop: Drill = {
  name: 'loop',
  about: 'the largest and worst inputs, one by one, and for how long each holds everybody else up',
  async run(scene) {
    const engine = embedded(scene);
    const server = await startServer(
      {
        ...engine.env,
        // Nobody takes the mail, and nothing is written to files: the inputs alone are at work.
        SMTP_URL: 'smtp://127.0.0.1:9',
        TRUST_PROXY: 'loopback',
        LOG_LEVEL: 'error',
        NODE_OPTIONS: `--import=${join(import.meta.dirname, 'lib/loopProbe.mjs')}`,
      },
      {pages: true},
    );
    scene.after(() => server.kill());
    const probe = openProbe(Number(/loop probe: (\d+)/.exec(server.log())?.[1]));
    scene.after(() => probe.close());
    const seed = Date.now() % 2 ** 31;
    scene.say(`seed ${seed}`);
    const inputs = hostileInputs(randomFrom(seed));
    const next = () => inputs.next().value as HostileInput;

    /** What is said of an input that a held loop is laid to. */
    const told = ({kind, method, path, headers, body = ''}: HostileInput) =>
      `${kind}: ${method} ${path.slice(0, 60)} with ${JSON.stringify(headers).slice(0, 120)} and ${body.length} characters, ${JSON.stringify(body.slice(0, 120))}`;

    async function heldBy(input: HostileInput): Promise<{ms: number; status: number}> {
      await probe.read();
      const status = await ask(server.port, input);
      return {ms: await probe.read(), status};
    }

    // What is compiled and loaded once.
    for (let i = 0; i < 200; i++) {
      await ask(server.port, next());
    }
    const statuses = new Map<number, number>();
    let slowest: {input: HostileInput; ms: number}[] = [];
    const total = scene.short ? 400 : 5_000;
    let triedAgain = 0;
    for (let i = 0; i < total; i++) {
      const input = next();
      const first = await heldBy(input);
      statuses.set(first.status, (statuses.get(first.status) ?? 0) + 1);
      expectThat(first.status < 500, `Answered ${first.status}: ${told(input)}`);
      let {ms} = first;
      triedAgain += Number(ms > budgetMs);
      for (let again = 0; again < retries && ms > budgetMs; again++) {
        ms = Math.min(ms, (await heldBy(input)).ms);
      }
      expectThat(ms <= budgetMs, `The loop was held for ${ms.toFixed(1)} ms by ${told(input)}`);
      slowest.push({input, ms});
      slowest = slowest.toSorted((a, b) => b.ms - a.ms).slice(0, 30);
    }
    for (const status of [202, 400]) {
      expectThat(
        (statuses.get(status) ?? 0) > total / 20,
        `Hardly anything was answered ${status}: the drill saw nothing of it.`,
      );
    }

    const seen = await probe.read('!');
    expectThat(seen > 2 * budgetMs, `A loop that was held for 100 ms was read as ${seen.toFixed(1)} ms.`);

    // What they take by themselves, without what else the machine did at that time.
    const again = [];
    for (const {input, ms: first} of slowest) {
      let ms = first;
      for (let i = 0; i < retries; i++) {
        ms = Math.min(ms, (await heldBy(input)).ms);
      }
      again.push({kind: input.kind, ms});
    }
    const [worst] = again.toSorted((a, b) => b.ms - a.ms);
    return {
      inputs: total,
      '5xx': 0,
      'longest time that an input held the loop, ms': `${worst?.ms.toFixed(1)} (${worst?.kind})`,
      'over the budget at first, and not again': triedAgain,
    };
  },
};
