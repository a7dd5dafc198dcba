import {StoreAway} from './database';

/** Items in one group. */
const largest = 64;

interface Waiting<In, Out> {
  readonly item: In;
  readonly resolve: (result: Out) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects the items of one turn of the event loop and writes them together, so that a burst costs one disk sync.
 * When a group fails, its items are written one by one, so that one bad item cannot take others with it; not so where the
 * store is away, which would be waited for once for each item.
 *
 * @param writeAll writes items in one transaction, or throws and writes none
 * @returns `add`, and `flush` to write at once what still waits
 */
export function createGroupCommit<In, Out>(writeAll: (items: readonly In[]) => Promise<readonly Out[]>) {
  let waiting: Waiting<In, Out>[] = [];
  let writing = Promise.resolve();

  async function write(group: readonly Waiting<In, Out>[]): Promise<void> {
    try {
      const results = await writeAll(group.map(({item}) => item));
      results.forEach((result, i) => group[i]?.resolve(result));
    } catch (error) {
      if (group.length === 1 || error instanceof StoreAway) {
        group.forEach(({reject}) => reject(error));
      } else {
        await Promise.all(group.map((one) => write([one])));
      }
    }
  }

  async function writeWaiting(): Promise<void> {
    const group = waiting;
    waiting = [];
    const parts = [];
    for (let i = 0; i < group.length; i += largest) {
      parts.push(write(group.slice(i, i + largest)));
    }
    await Promise.all(parts);
  }

  return {
    add(item: In): Promise<Out> {
      return new Promise((resolve, reject) => {
        if (waiting.length === 0) {
          setImmediate(() => {
            writing = Promise.all([writing, writeWaiting()]).then(() => {});
          });
        }
        waiting.push({item, resolve, reject});
      });
    },
    /** Resolves once everything that was added is written or refused. */
    async flush(): Promise<void> {
      await Promise.all([writing, writeWaiting()]);
    },
  };
}
