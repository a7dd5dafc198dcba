import {decimalIn, integerIn, replaceQuery} from '../query';

describe('replaceQuery', () => {
  const names = ['clients', 'price'];

  it.each([
    ['?clients=1&price=2', '?clients=4', '?clients=4'],
    ['?utm_source=mail&clients=1', '?clients=4', '?utm_source=mail&clients=4'],
    ['?a=%20b&price=2&flag', '?clients=4', '?a=%20b&flag&clients=4'],
    // A percent-encoded name is the same parameter.
    ['?%63lients=1', '?clients=4', '?clients=4'],
  ])('%j and %j make %j', (search, own, expected) => {
    expect(replaceQuery(search, names, own)).toBe(expected);
  });
});

describe('numbers of an address', () => {
  const range = {min: 0, max: 500};

  it.each([
    ['99.5', 99.5],
    ['1.005', 1.005],
    ['1.0000001', 1],
  ])('%j is %d', (text, expected) => {
    expect(decimalIn(text, range)).toBe(expected);
  });

  it.each([null, '', '-1', '1,5', '.5', '501', '9'.repeat(400)])('%j is none', (text) => {
    expect(decimalIn(text, range)).toBeUndefined();
  });

  it('has whole numbers without a point', () => {
    expect(integerIn('25', range)).toBe(25);
    expect(integerIn('25.0', range)).toBeUndefined();
    expect(integerIn(null, range)).toBeUndefined();
  });
});
