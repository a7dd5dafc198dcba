import {StoreAway} from './database';

/** Maximum size of a group. */
const largest = 64;

interface Waiting<In, Out> {
  readonly item: In;
  readonly resolve: (result: Out) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes the items of one event-loop turn together, so that a burst costs one disk sync. If a group fails, writes its
 * items one by one, so that one invalid item does not affect others; not if the store is away, since each item would
 * wait for it.
 *
 * @param writeAll writes items in one transaction, or throws and writes none
 * @returns `add`, and `flush` to write pending items at once
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
    /** Resolves once all added items are written or rejected. */
    async flush(): Promise<void> {
      await Promise.all([writing, writeWaiting()]);
    },
  };
}
