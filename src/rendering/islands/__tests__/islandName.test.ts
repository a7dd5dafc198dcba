import {islandName} from '../islandName';

it.each([
  ['/site/src/SavingsCalculator.island.tsx', 'savings-calculator'],
  ['Search2Box.island.tsx', 'search2-box'],
])('%s defines %s', (file, name) => {
  expect(islandName(file)).toBe(name);
});

it.each([
  'src/calculator.island.tsx',
  'src/Calculator.tsx',
  'src/Calculator.island.tsx.map',
  'a/.island.tsx',
])('refuses %s', (file) => {
  expect(() => islandName(file)).toThrow(
    new Error(`${file} defines an island: call it Name.island.tsx, with a capital letter.`),
  );
});
