import {plans} from '../../src/data/plans';
import {findPlaceholders, plansOutsideTerms} from './index';

const names = plans.map(({name}) => name);
const found = [...findPlaceholders(process.cwd()), ...plansOutsideTerms(process.cwd(), names)];
for (const {file, line, message} of found) {
  console.log(`${file}:${line}  ${message}`);
}
console.log(
  found.length === 0
    ? 'Nothing is a placeholder or a sample: ready for launch.'
    : `\n${found.length} ${found.length === 1 ? 'place' : 'places'} to change before launch.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
