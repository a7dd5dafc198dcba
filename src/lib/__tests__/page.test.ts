import {provideAttachment, readAttachment} from '../contactAttachments';
import {raisePreloadError} from '../preloadError';

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
