import {StoreAway} from '../../src/store/database';
import {createGroupCommit} from '../../src/store/groupCommit';

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
