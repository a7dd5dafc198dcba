import {createToastStore, type ToastStore} from '../toast';

describe('toast store', () => {
  let store: ToastStore;

  beforeEach(() => {
    jest.useFakeTimers();
    store = createToastStore();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('is empty at first', () => {
    expect(store.get()).toEqual([]);
  });

  it('adds an open toast of the default kind', () => {
    const id = store.add({title: 'Saved', description: 'All of it'});
    expect(store.get()).toEqual([
      {id, title: 'Saved', description: 'All of it', open: true, variant: 'default'},
    ]);
  });

  it('keeps a variant that is given', () => {
    store.add({title: 'Error', variant: 'destructive'});
    expect(store.get()[0]?.variant).toBe('destructive');
  });

  it('keeps one toast, the newest, under an id of its own', () => {
    const first = store.add({title: 'First'});
    const second = store.add({title: 'Second'});
    expect(store.get()).toEqual([expect.objectContaining({id: second, title: 'Second', open: true})]);
    expect([first, second]).toEqual(['1', '2']);
  });

  it('updates the toast with that id, and no other', () => {
    const id = store.add({title: 'Sending', description: 'Wait'});
    store.update(id, {title: 'Sent'});
    expect(store.get()).toEqual([
      expect.objectContaining({id, title: 'Sent', description: 'Wait', open: true}),
    ]);
    store.update('another', {title: 'Lost'});
    expect(store.get()[0]?.title).toBe('Sent');
  });

  it('closes a dismissed toast at once and removes it after 1,000,000 ms', () => {
    const id = store.add({title: 'Saved'});
    store.dismiss(id);
    expect(store.get()).toEqual([expect.objectContaining({id, open: false})]);
    jest.advanceTimersByTime(999_999);
    expect(store.get()).toEqual([expect.objectContaining({id, open: false})]);
    jest.advanceTimersByTime(1);
    expect(store.get()).toEqual([]);
  });

  it('does not remove a toast that nobody dismissed', () => {
    store.add({title: 'Saved'});
    jest.advanceTimersByTime(10_000_000);
    expect(store.get()).toHaveLength(1);
  });

  it('leaves the toast alone that came after a dismissed one', () => {
    store.dismiss(store.add({title: 'First'}));
    store.add({title: 'Second'});
    jest.advanceTimersByTime(1_000_000);
    expect(store.get()).toEqual([expect.objectContaining({title: 'Second', open: true})]);
  });

  it('tells subscribers of every change until they leave', () => {
    const heard = jest.fn();
    const leave = store.subscribe(heard);
    const id = store.add({title: 'Saved'});
    store.update(id, {title: 'Kept'});
    store.dismiss(id);
    expect(heard).toHaveBeenCalledTimes(3);
    jest.advanceTimersByTime(1_000_000);
    expect(heard).toHaveBeenCalledTimes(4);
    leave();
    store.add({title: 'Unheard'});
    expect(heard).toHaveBeenCalledTimes(4);
  });

  it('gives the same list until it changes', () => {
    store.add({title: 'Saved'});
    const before = store.get();
    expect(store.get()).toBe(before);
    store.add({title: 'Next'});
    expect(store.get()).not.toBe(before);
  });

  it('is separate from other stores', () => {
    store.add({title: 'Saved'});
    expect(createToastStore().get()).toEqual([]);
  });
});
