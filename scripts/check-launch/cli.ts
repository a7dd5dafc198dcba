import {brand} from '../../src/data/brand';
import {fundedProjects} from '../../src/data/fundedProjects';
import {plans} from '../../src/data/plans';
import {findPlaceholders, plansOutsideTerms} from './index';
import {bareCertificates, missingParticulars, openForCounsel, unprovenFunding} from './missing';

const names = plans.map(({name}) => name);
const site = process.cwd();
const found = [
  ...findPlaceholders(site),
  ...missingParticulars(site, brand),
  ...bareCertificates(site, brand),
  ...unprovenFunding(site, fundedProjects),
  ...openForCounsel(site),
  ...plansOutsideTerms(site, names),
];
for (const {file, line, message} of found) {
  console.log(`${file}:${line}  ${message}`);
}
console.log(
  found.length === 0
    ? 'Nothing is a placeholder or a sample: ready for launch.'
    : `\n${found.length} ${found.length === 1 ? 'place' : 'places'} to change before launch.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
