import {takeBrandOff, visitBrand, visitBrandChanged, visitLogo, wearBrand} from '../visitBrand';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const put = (name: string, property: PropertyDescriptor) =>
  Object.defineProperty(globalThis, name, {...property, configurable: true});

const changes = jest.fn();
beforeEach(() => {
  kept.clear();
  changes.mockClear();
  put('sessionStorage', {value: storage});
  put('dispatchEvent', {value: ({type}: Event) => changes(type)});
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  Reflect.deleteProperty(globalThis, 'dispatchEvent');
});

const logo = {url: 'data:image/png;base64,iVBORw0KGgo=', ratio: 2.5};
const brand = {name: 'Nordalia & C', colour: '#d9531e', logo};

it('is kept with its style and logo, and forgotten', () => {
  expect(visitBrand()).toBeUndefined();
  wearBrand(brand, ':root{}');
  expect(visitBrand()).toEqual(brand);
  // The inline script of pages reads these keys.
  expect(Object.fromEntries(kept)).toEqual({
    brandPreview: '?brand=Nordalia+%26+C&colour=d9531e',
    brandLogo: JSON.stringify(logo),
    brandStyle: ':where(:root:not([data-unbranded])){:root{}}',
  });
  wearBrand({name: 'Other', colour: '#d9531e'}, '');
  expect(visitBrand()).toStrictEqual({name: 'Other', colour: '#d9531e'});
  expect(kept.has('brandLogo')).toBe(false);
  takeBrandOff();
  expect([visitBrand(), kept.size]).toEqual([undefined, 0]);
  expect(changes.mock.calls).toEqual([[visitBrandChanged], [visitBrandChanged], [visitBrandChanged]]);
});

it('has its logo beside its own name alone', () => {
  expect(visitLogo(undefined)).toBeUndefined();
  wearBrand(brand, '');
  expect([visitLogo(brand.name), visitLogo('Other'), visitLogo(undefined)]).toEqual([
    logo,
    undefined,
    undefined,
  ]);
});

it.each([
  ['brandPreview', 'brand=x&colour=red'],
  ['brandLogo', '{'],
])('is none where %s is %j', (key, value) => {
  wearBrand(brand, '');
  kept.set(key, value);
  expect(visitBrand()).toBeUndefined();
});

it.each([
  {url: 7, ratio: 1},
  {url: logo.url, ratio: 0},
  {url: 'https://a.example/a.png', ratio: 1},
  {url: `x${logo.url}`, ratio: 1},
  {url: `${logo.url})`, ratio: 1},
])('takes %j for no logo', (stored) => {
  wearBrand(brand, '');
  kept.set('brandLogo', JSON.stringify(stored));
  expect(visitBrand()).toStrictEqual({name: brand.name, colour: brand.colour});
});

it('does without, where storage is off or full', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  for (const property of [{value: {getItem: refuse, setItem: refuse, removeItem: refuse}}, {get: refuse}]) {
    put('sessionStorage', property);
    expect(visitBrand()).toBeUndefined();
    expect(() => wearBrand(brand, '')).not.toThrow();
    expect(() => takeBrandOff()).not.toThrow();
  }
  expect(changes).toHaveBeenCalledTimes(4);
});
