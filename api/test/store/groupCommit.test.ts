import {createGroupCommit} from '../../src/store/groupCommit';

describe('group commit', () => {
  test('writes one turn of the event loop together', async () => {
    const groups: number[][] = [];
    const commit = createGroupCommit((items: readonly number[]) => {
      groups.push([...items]);
      return items.map((item) => item * 2);
    });
    expect(await Promise.all([1, 2, 3].map(commit.add))).toEqual([2, 4, 6]);
    expect(await commit.add(4)).toBe(8);
    expect(groups).toEqual([[1, 2, 3], [4]]);
  });

  test('one bad item fails alone', async () => {
    const commit = createGroupCommit((items: readonly number[]) => {
      if (items.includes(2)) {
        throw new Error('bad');
      }
      return [...items];
    });
    const results = await Promise.allSettled([1, 2, 3].map(commit.add));
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('flush writes what waits at once', () => {
    const written: number[] = [];
    const commit = createGroupCommit((items: readonly number[]) => {
      written.push(...items);
      return [...items];
    });
    void commit.add(1);
    expect(written).toEqual([]);
    commit.flush();
    expect(written).toEqual([1]);
  });
});
