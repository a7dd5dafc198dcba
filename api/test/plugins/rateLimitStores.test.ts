/** What `src/plugins/rateLimits.ts` takes from the inside of a package, which may move it without a word. */
const advice =
  '@fastify/rate-limit keeps its counters elsewhere or otherwise now: see its store/ folder and CHANGELOG, and bring ' +
  'src/plugins/rateLimits.ts and rateLimitStores.d.ts to it.';

interface Counter {
  current: number;
  ttl: number;
}
type Store = new (...options: unknown[]) => {
  incr(key: string, done: (error: unknown, counter?: Counter) => void, timeWindow: number, max: number): void;
  child(route: object): unknown;
};

async function load(name: string): Promise<Store> {
  try {
    const {default: found} = (await import(`@fastify/rate-limit/store/${name}.js`)) as {default: Store};
    return found;
  } catch (cause) {
    throw new Error(advice, {cause});
  }
}

function problems(store: InstanceType<Store>, counter: Counter | undefined): string[] {
  const route = {method: 'GET', url: '/x', routeInfo: {method: 'GET', url: '/x'}};
  const fits =
    counter?.current === 1 && counter.ttl === 1_000 && store.child(route) instanceof store.constructor;
  return fits ? [] : [advice];
}

test('the counters of this process are where we take them from', async () => {
  const store = new (await load('LocalStore'))(false, false);
  let counted: Counter | undefined;
  store.incr('key', (_error, counter) => (counted = counter), 1_000, 5);
  expect(problems(store, counted)).toEqual([]);
});

test('those in Redis too: one command, with the key, the window and the limit', async () => {
  const calls: unknown[][] = [];
  const redis = {
    defineCommand() {},
    rateLimit(...[key, timeWindow, max, , , done]: unknown[]) {
      calls.push([key, timeWindow, max]);
      (done as (error: unknown, result: number[]) => void)(null, [1, 1_000]);
    },
  };
  const store = new (await load('RedisStore'))(false, false, redis, 'prefix-');
  let counted: Counter | undefined;
  store.incr('key', (_error, counter) => (counted = counter), 1_000, 5);
  expect(calls).toEqual([['prefix-key', 1_000, 5]]);
  expect(problems(store, counted)).toEqual([]);
});

test('a store that is not there, or counts otherwise, is told in words', async () => {
  await expect(load('MovedStore')).rejects.toThrow('bring src/plugins/rateLimits.ts');
  expect(problems(new (await load('LocalStore'))(false, false), undefined)).toEqual([advice]);
});
