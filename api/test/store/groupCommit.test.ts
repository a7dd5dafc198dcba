import {StoreAway} from '../../src/store/database';
import {createGroupCommit} from '../../src/store/groupCommit';

describe('group commit', () => {
  test('writes one turn of the event loop together, in groups of at most the largest size', async () => {
    const groups: number[][] = [];
    const commit = createGroupCommit(async (items: readonly number[]) => {
      groups.push([...items]);
      return items.map((item) => item * 2);
    }, 3);
    expect(await Promise.all([1, 2, 3].map(commit.add))).toEqual([2, 4, 6]);
    expect(await commit.add(4)).toBe(8);
    expect(await Promise.all([1, 2, 3, 4, 5].map(commit.add))).toEqual([2, 4, 6, 8, 10]);
    expect(groups).toEqual([[1, 2, 3], [4], [1, 2, 3], [4, 5]]);
  });

  test('one bad item fails alone', async () => {
    const commit = createGroupCommit(async (items: readonly number[]) => {
      if (items.includes(2)) {
        throw new Error('bad');
      }
      return items;
    });
    const results = await Promise.allSettled([1, 2, 3].map(commit.add));
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('a store that is away is waited for once, not once for each item', async () => {
    let times = 0;
    const commit = createGroupCommit(async () => {
      times++;
      throw new StoreAway('away');
    });
    const results = await Promise.allSettled([1, 2, 3].map(commit.add));
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(times).toBe(1);
  });
});
