import {complianceOf, controlsOpen, openOn, scoreOn} from '../securityScore';

jest.mock('../../data/sampleReport', () => ({
  severities: [
    {id: 'critical', points: 120},
    {id: 'high', points: 50},
    {id: 'medium', points: 25},
    {id: 'low', points: 10},
  ],
  bases: {measured: 2, told: 25},
  reportAreas: [
    {id: 'a', weight: 60, basis: 'measured'},
    {id: 'b', weight: 40, basis: 'told'},
  ],
  reportFrameworks: [
    {id: 'one', name: 'One', checked: 9, otherGaps: 1},
    {id: 'two', name: 'Two', checked: 4, otherGaps: 0},
  ],
  sampleReport: {reports: ['2026-01-01', '2026-02-01']},
  openFindings: [
    {
      id: 'planned',
      area: 'a',
      severity: 'high',
      opened: '2026-02-01',
      due: '2026-02-10',
      controls: {one: ['e', 'b'], two: []},
    },
    {
      id: 'second',
      area: 'b',
      severity: 'low',
      opened: '2026-01-01',
      due: '2026-03-01',
      controls: {one: ['b', 'a'], two: ['x']},
    },
  ],
  closedFindings: [{id: 'gone', area: 'a', severity: 'critical', opened: '2026-01-01', closed: '2026-01-15'}],
}));

it.each([
  ['2026-01-01', ['second', 'gone'], 36],
  ['2026-01-15', ['second'], 96],
  ['2026-02-01', ['planned', 'second'], 66],
  ['2026-02-10', ['second'], 96],
  ['2026-03-01', [], 100],
])('on %s %j are open, and the score is %d', (day, open, score) => {
  expect(openOn(day).map(({id}) => id)).toEqual(open);
  expect(scoreOn(day).score).toBe(score);
});

it('counts each control that findings touch once', () => {
  expect(controlsOpen('one' as never)).toEqual(['a', 'b', 'e']);
  expect(complianceOf()).toEqual([
    {id: 'one', name: 'One', checked: 9, met: 5, percent: 56},
    {id: 'two', name: 'Two', checked: 4, met: 3, percent: 75},
  ]);
});
