import {createToastStore} from '../toast';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('keeps one toast, the newest, open and under an id of its own', () => {
  const store = createToastStore();
  store.add({title: 'First'});
  const id = store.add({title: 'Second', description: 'All of it'});
  expect(store.get()).toEqual([
    {id, title: 'Second', description: 'All of it', open: true, variant: 'default'},
  ]);
  expect(id).toBe('2');
});

it('updates the toast with that id, and no other', () => {
  const store = createToastStore();
  const id = store.add({title: 'Sending', variant: 'destructive'});
  store.update(id, {title: 'Sent'});
  store.update('another', {title: 'Lost'});
  expect(store.get()).toEqual([expect.objectContaining({title: 'Sent', variant: 'destructive', open: true})]);
});

it('closes a dismissed toast at once and removes it after 1,000,000 ms, and no other', () => {
  const store = createToastStore();
  const heard = jest.fn();
  const leave = store.subscribe(heard);
  store.dismiss(store.add({title: 'Saved'}));
  jest.advanceTimersByTime(999_999);
  expect(store.get()).toEqual([expect.objectContaining({open: false})]);
  jest.advanceTimersByTime(1);
  expect(store.get()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(3);
  leave();
  store.dismiss(store.add({title: 'First'}));
  store.add({title: 'Second'});
  jest.advanceTimersByTime(10_000_000);
  expect(store.get()).toEqual([expect.objectContaining({title: 'Second'})]);
  expect(heard).toHaveBeenCalledTimes(3);
});
