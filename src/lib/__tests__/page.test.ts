/** The little state and the calls of the browser that parts of a page share. */
import {provideAttachment, readAttachment} from '../contactAttachments';
import {modalHost} from '../modalHost';
import {raisePreloadError} from '../preloadError';
import {saveFile} from '../saveFile';
import {apiHref, siteHref} from '../siteHref';

const put = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});

it('offers a text for contact messages until it is withdrawn', () => {
  expect(readAttachment('savings-calculator')).toBeUndefined();
  let figures = 'one';
  const withdraw = provideAttachment('savings-calculator', () => figures);
  figures = 'two';
  expect(readAttachment('savings-calculator')).toBe('two');
  expect(readAttachment('partner-roi-calculator')).toBeUndefined();
  withdraw();
  expect(readAttachment('savings-calculator')).toBeUndefined();
});

it('tells those who listen which dialog is open, until they leave', () => {
  const [heard, dialog] = [jest.fn(), {} as Element];
  expect(modalHost.get()).toBeNull();
  const leave = modalHost.subscribe(heard);
  modalHost.set(dialog);
  expect(modalHost.get()).toBe(dialog);
  leave();
  modalHost.set(null);
  expect(modalHost.get()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(1);
});

describe('a part that did not load', () => {
  const [target, reported, error] = [new EventTarget(), jest.fn(), new Error('no')];
  const take = jest.fn((event: Event) => event.preventDefault());
  beforeEach(() => {
    put('dispatchEvent', target.dispatchEvent.bind(target));
    put('reportError', reported);
  });
  afterEach(() => reported.mockClear());

  it('is an error of the page', () => {
    raisePreloadError(error);
    expect(reported.mock.calls).toEqual([[error]]);
  });

  it('is none where somebody has taken care of it', () => {
    target.addEventListener('preload-error', take);
    raisePreloadError(error);
    expect((take.mock.calls[0]![0] as CustomEvent).detail).toBe(error);
    expect(reported).not.toHaveBeenCalled();
  });
});

it('saves a file under its name, and lets go of it when it has been read', () => {
  jest.useFakeTimers();
  const link = {click: jest.fn()} as unknown as HTMLAnchorElement;
  const createElement = jest.fn(() => link);
  put('document', {createElement});
  const revoke = jest.spyOn(URL, 'revokeObjectURL');
  saveFile(new Blob(['a']), 'a.pdf');
  expect(createElement).toHaveBeenCalledWith('a');
  expect(link).toMatchObject({href: expect.stringMatching(/^blob:/), download: 'a.pdf'});
  expect(link.click).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(revoke).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revoke.mock.calls).toEqual([[link.href]]);
  jest.useRealTimers();
});

it('knows where pages and the API are', () => {
  expect([siteHref('/pricing'), apiHref('contact')]).toEqual(['/pricing', '/api/contact']);
});
