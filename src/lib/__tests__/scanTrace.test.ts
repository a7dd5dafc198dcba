import {emailChecks} from '../../data/sampleReport';
import {traceOf} from '../scanTrace';

test('draws a mark for each check, in their order, apart by whether it passed', () => {
  expect(traceOf([true, true, false, true])).toEqual({
    line: 'M0 5h52',
    passed: 'M5 5h0M19 5h0M47 5h0',
    toFix: 'M33 5h0',
    width: 52,
    height: 10,
  });
});

test('of the sample report it shows something that is to be fixed among what passed', () => {
  const {passed, toFix} = traceOf(emailChecks.map(({finding}) => !finding));
  const marks = (path: string) => path.split('M').length - 1;
  expect(marks(toFix)).toBeGreaterThan(0);
  expect(marks(passed) + marks(toFix)).toBe(emailChecks.length);
});
