import {newMessageId} from '../../src/store/messageId';

test('is a UUID of version 7: in the order of time, and never the same', () => {
  const now = Date.parse('2026-03-01T10:00:00Z');
  const ids = Array.from({length: 1000}, (_, i) => newMessageId(now + Math.floor(i / 10)));
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(1000);
  const times = ids.map((id) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
  expect(times).toEqual(ids.map((_, i) => now + Math.floor(i / 10)));
});
