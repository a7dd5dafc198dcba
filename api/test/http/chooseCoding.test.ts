import {chooseCoding, type Coding} from '../../src/http/chooseCoding';

const both: Coding[] = ['br', 'gzip'];

test.each<[string | undefined, Coding[], string]>([
  [undefined, both, 'identity'],
  ['', both, 'identity'],
  ['br', both, 'br'],
  ['gzip', both, 'gzip'],
  ['BR', both, 'br'],
  ['gzip, deflate, br, zstd', both, 'br'],
  ['gzip;q=1.0, br;q=1.0', both, 'br'],
  ['gzip;q=0.8, br;q=0.2', both, 'gzip'],
  ['gzip, deflate', both, 'gzip'],
  ['deflate, zstd', both, 'identity'],
  // Weights of nought.
  ['br;q=0, gzip', both, 'gzip'],
  ['br;q=0.000', both, 'identity'],
  ['br;q=0, gzip;q=0', both, 'identity'],
  ['br; Q=0, gzip', both, 'gzip'],
  // Anything at all.
  ['*', both, 'br'],
  ['*;q=0', both, 'identity'],
  ['br;q=0, *', both, 'gzip'],
  ['gzip;q=0, *', both, 'br'],
  ['br;q=0.5, *', both, 'gzip'],
  ['gzip, *;q=0', both, 'gzip'],
  ['gzip, *;q=0.5', both, 'gzip'],
  ['br;q=0, gzip;q=0, *', both, 'identity'],
  // The plain file.
  ['identity', both, 'identity'],
  ['identity, br;q=0.5', both, 'identity'],
  ['identity;q=0.5, br', both, 'br'],
  ['identity;q=0.5, br;q=0.5', both, 'br'],
  ['identity;q=0, gzip', both, 'gzip'],
  ['identity;q=0, *', both, 'br'],
  ['br;q=0.001', both, 'br'],
  ['gzip;q=0.5, *;q=0.8', ['gzip'], 'identity'],
  // What is not there.
  ['br, gzip', ['gzip'], 'gzip'],
  ['br, gzip;q=0.1', ['gzip'], 'gzip'],
  ['gzip', ['br'], 'identity'],
  ['br, gzip', [], 'identity'],
  // Refusing the plain file too cannot be met; the answer is readable rather than 406.
  ['identity;q=0', both, 'identity'],
  ['identity;q=0, br', ['gzip'], 'identity'],
])('"%s" with %j: %s', (header, available, expected) => {
  expect(chooseCoding(header, available)).toBe(expected);
});
