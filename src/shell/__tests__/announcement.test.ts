import vm from 'node:vm';
import {bundle} from '../../lib/bundle';

const {code} = bundle('shell/page-script/announcement.ts', {define: {ANNOUNCEMENT: 'new-1'}});

/** Runs the script on a page, with the given storage or with storage blocked. */
function open(stored: Map<string, string> | undefined) {
  const attributes = new Set<string>();
  let press = (_: object): void => undefined;
  class Element {
    constructor(private readonly matches: boolean) {}
    closest = () => (this.matches ? this : null);
  }
  vm.runInNewContext(code, {
    Element,
    document: {
      documentElement: {
        toggleAttribute: (name: string, on: boolean) => (on ? attributes.add(name) : attributes.delete(name)),
      },
      addEventListener: (_: string, listener: typeof press) => (press = listener),
    },
    get localStorage() {
      if (!stored) {
        throw new Error('storage is off');
      }
      return {getItem: (key: string) => stored.get(key) ?? null, setItem: stored.set.bind(stored)};
    },
  });
  return {
    isHidden: () => attributes.has('data-announced'),
    click: (onButton: boolean) => press({target: new Element(onButton)}),
  };
}

it('shows until it is closed, and stays closed on the next page', () => {
  const stored = new Map<string, string>();
  const page = open(stored);
  page.click(false);
  expect(page.isHidden()).toBe(false);
  page.click(true);
  expect(page.isHidden()).toBe(true);
  expect(open(stored).isHidden()).toBe(true);
});

it('shows again with another id, and where nothing can be stored', () => {
  expect(open(new Map([['announcement', 'old-1']])).isHidden()).toBe(false);
  const page = open(undefined);
  expect(page.isHidden()).toBe(false);
  page.click(true);
  expect(page.isHidden()).toBe(true);
});
