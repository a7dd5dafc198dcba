interface Waiting<In, Out> {
  readonly item: In;
  readonly resolve: (result: Out) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects the items of one turn of the event loop and writes them together, so that a burst costs one disk sync.
 * When a group fails, its items are written one by one, so that one bad item cannot take others with it.
 *
 * @param writeAll writes items in one transaction, or throws and writes none
 * @returns `add`, and `flush` to write at once what still waits
 */
export function createGroupCommit<In, Out>(writeAll: (items: readonly In[]) => Out[]) {
  let waiting: Waiting<In, Out>[] = [];

  function write(group: readonly Waiting<In, Out>[]): void {
    try {
      const results = writeAll(group.map(({item}) => item));
      group.forEach(({resolve}, i) => resolve(results[i] as Out));
    } catch (error) {
      if (group.length === 1) {
        group[0]?.reject(error);
      } else {
        group.forEach((one) => write([one]));
      }
    }
  }

  function flush(): void {
    const group = waiting;
    waiting = [];
    if (group.length > 0) {
      write(group);
    }
  }

  function add(item: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) {
        setImmediate(flush);
      }
      waiting.push({item, resolve, reject});
    });
  }

  return {add, flush};
}
