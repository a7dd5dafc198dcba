import {cleanName, hostPart, initialOf} from '../brandName';
import {visitBrand} from '../visitBrand';
import {defaultColour, parsePreview, previewColour, previewQuery, storePreview} from '../brandPreview';

describe('cleanName', () => {
  it.each([
    ['  Nordalia   IT \n', 'Nordalia IT'],
    ['', ''],
    [' \t ', ''],
    ['a\u0000b\u202Ec\u200Bd', 'a b c d'],
    ['\uD800 lone', 'lone'],
    ['Cafe\u0301', 'Café'],
    ['x'.repeat(80), 'x'.repeat(60)],
    // Cut between characters, not inside one.
    ['🛡'.repeat(80), '🛡'.repeat(60)],
    [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
  ])('%j is %j', (text, name) => {
    expect(cleanName(text)).toBe(name);
  });
});

describe('parsePreview', () => {
  it('reads name and colour', () => {
    expect(parsePreview('?brand=Nordalia+IT&colour=d9531e')).toEqual({
      name: 'Nordalia IT',
      colour: '#d9531e',
    });
    expect(parsePreview('brand=Nordalia%20IT&colour=%23D9531E')).toEqual({
      name: 'Nordalia IT',
      colour: '#d9531e',
    });
  });

  it.each(['', '?', '?brand=', '?brand=%20%00', '?colour=d9531e', '?Brand=x'])(
    'finds no brand in %j',
    (search) => {
      expect(parsePreview(search)).toBeUndefined();
    },
  );

  it.each([
    '',
    '&colour=',
    '&colour=red',
    '&colour=12345',
    '&colour=%22%3E%3Cb%3E',
    '&colour=1b55ee;color:red',
  ])('takes the default for the colour of %j', (rest) => {
    expect(parsePreview(`?brand=x${rest}`)).toEqual({name: 'x', colour: defaultColour});
  });

  it('gives markup back as the text it is, at most 60 characters', () => {
    const name = '"><script>alert(1)</script>';
    expect(parsePreview(`?brand=${encodeURIComponent(name)}`)?.name).toBe(name);
    expect(parsePreview(`?brand=${'%3Cb%3E'.repeat(100)}`)?.name).toHaveLength(60);
  });

  it('takes the first of two, and survives broken escapes', () => {
    expect(parsePreview('?brand=a&brand=b')?.name).toBe('a');
    expect(parsePreview('?brand=%E0%A4%A')?.name).toBeDefined();
  });
});

it.each(['Nordalia IT', 'A & B = C', 'Città #1 + più?', '100%', '日本', '"><b>', '🛡 Scudo'])(
  'previewQuery carries %j through parsePreview',
  (name) => {
    const brand = {name, colour: '#0b8566'};
    const query = previewQuery(brand);
    expect(query).toMatch(/^\?brand=[\w%.*+-]+&colour=0b8566$/);
    expect(parsePreview(query)).toEqual(brand);
  },
);

it('a brand without a name gives its colour alone', () => {
  expect(previewQuery({name: '', colour: '#0b8566'})).toBe('?colour=0b8566');
  expect(previewColour('?colour=0b8566')).toBe('#0b8566');
  expect(previewColour('?colour=x')).toBeUndefined();
});

describe('the session', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const put = (value: unknown) =>
    Object.defineProperty(globalThis, 'sessionStorage', {value, configurable: true});
  afterEach(() => {
    kept.clear();
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });

  it('keeps a brand and forgets it', () => {
    put(storage);
    expect(visitBrand()).toBeUndefined();
    storePreview({name: 'Nordalia IT', colour: '#d9531e'});
    expect(visitBrand()).toEqual({name: 'Nordalia IT', colour: '#d9531e'});
    storePreview({name: '', colour: '#d9531e'});
    expect(visitBrand()).toBeUndefined();
    storePreview({name: 'x', colour: '#d9531e'});
    storePreview(undefined);
    expect(kept.size).toBe(0);
  });

  it('believes nothing that stands there', () => {
    put({...storage, getItem: () => '{"name":1}'});
    expect(visitBrand()).toBeUndefined();
  });

  it('does without, where storage is off or full', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    put({getItem: refuse, setItem: refuse, removeItem: refuse});
    expect(visitBrand()).toBeUndefined();
    expect(() => storePreview({name: 'x', colour: '#d9531e'})).not.toThrow();
    Object.defineProperty(globalThis, 'sessionStorage', {get: refuse, configurable: true});
    expect(visitBrand()).toBeUndefined();
    expect(() => storePreview(undefined)).not.toThrow();
  });
});

it.each([
  ['nordalia', 'N'],
  ['«èta»', 'È'],
  ['3 Torri', '3'],
  ['!!', '!'],
  ['', ''],
])('the sign of %j is %j', (name, sign) => {
  expect(initialOf(name)).toBe(sign);
});

it.each([
  ['Città Sicura S.r.l.', 'citta-sicura-s-r-l'],
  ['日本', ''],
  ['--a--', 'a'],
  ['An extraordinarily long company', 'an-extraordinarily-long'],
])('the host of %j is %j', (name, host) => {
  expect(hostPart(name)).toBe(host);
});
