import {
  defaultColour,
  parsePreview,
  previewColour,
  previewQuery,
  storePreview,
  triedStyle,
} from '../brandPreview';
import {takeBrandOff, wearBrand} from '../../../data/visitBrand';

jest.mock('../../../data/visitBrand');

describe('parsePreview', () => {
  it('reads name and colour', () => {
    expect(parsePreview('?brand=Nordalia+IT&colour=d9531e')).toEqual({
      name: 'Nordalia IT',
      colour: '#d9531e',
    });
  });

  it.each(['', '&colour=red', '&colour=%22%3E%3Cb%3E', '&colour=1b55ee;color:red'])(
    'takes the default for the colour of %j',
    (rest) => {
      expect(parsePreview(`?brand=x${rest}`)).toEqual({name: 'x', colour: defaultColour});
    },
  );
});

it.each(['A & B = C', 'Città #1 + più?', '"><b>', '🛡 Scudo'])(
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

it('a visit wears a brand that has a name, and else the site’s own', () => {
  const brand = {name: 'Nordalia', colour: '#d9531e'};
  storePreview(brand);
  expect(wearBrand).toHaveBeenCalledWith(brand, expect.stringContaining('content:"Nordalia"'));
  expect(takeBrandOff).not.toHaveBeenCalled();
  storePreview({...brand, name: ''});
  storePreview(undefined);
  expect(takeBrandOff).toHaveBeenCalledTimes(2);
  expect(wearBrand).toHaveBeenCalledTimes(1);
});

it('shows a brand on a part of the page with the rules that the visit would wear', () => {
  const css = triedStyle({name: ':root & Söhne', colour: '#1b55ee'});
  expect(css).toMatch(/^\[data-tried\]\{&\{--accent:light-dark\(#1b55ee,/);
  expect(css).toContain('[data-mark]::after{content:":root & Söhne"');
  expect(css.split('{')).toHaveLength(css.split('}').length);
});
