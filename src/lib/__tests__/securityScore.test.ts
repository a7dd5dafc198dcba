import {
  closedFindings,
  emailChecks,
  openFindings,
  reportAreas,
  sampleReport,
  severities,
} from '../../data/sampleReport';
import {complianceOf, computeScore, controlsOpen, openOn, reportDay, scoreOn} from '../securityScore';

const areas = [
  {id: 'a', weight: 60, unsure: 5},
  {id: 'b', weight: 40, unsure: 20},
];

describe('computeScore', () => {
  it('is 100 where nothing is open, with what is not sure below it', () => {
    expect(computeScore(areas, [])).toMatchObject({score: 100, from: 89, to: 100});
  });

  it('weighs what areas lose, and shows each', () => {
    const findings = [
      {area: 'a', severity: 'high'},
      {area: 'b', severity: 'medium'},
      {area: 'b', severity: 'low'},
    ] as const;
    expect(computeScore(areas, findings)).toEqual({
      score: 56,
      from: 45,
      to: 67,
      areas: [
        {id: 'a', points: 50, counts: 30},
        {id: 'b', points: 65, counts: 26},
      ],
    });
  });

  it('takes no more from an area than it has', () => {
    const twice = [
      {area: 'a', severity: 'critical'},
      {area: 'a', severity: 'high'},
    ] as const;
    expect(computeScore(areas, twice)).toMatchObject({score: 40, areas: [{points: 0}, {points: 100}]});
  });

  it('refuses weights that are not 100 together, and findings of no area', () => {
    expect(() => computeScore(areas.slice(0, 1), [])).toThrow('add up to 60, not to 100');
    expect(() => computeScore(areas, [{area: 'c', severity: 'low'}])).toThrow('of the area "c"');
  });
});

describe('the sample client', () => {
  it('has areas that weigh 100 together, and points of each counted once', () => {
    expect(reportAreas.reduce((sum, {weight}) => sum + weight, 0)).toBe(100);
    const {score, areas: scored} = scoreOn(reportDay);
    expect(scored.reduce((sum, {counts}) => sum + counts, 0)).toBeCloseTo(score, 0);
  });

  it('has days that can be: found, then closed or due, within the reports', () => {
    const {reports, milestones, nextReport, scanned} = sampleReport;
    const days = [...reports, ...milestones, nextReport];
    expect(days).toEqual([...days].sort());
    expect(scanned.from < scanned.to && scanned.to < reportDay).toBe(true);
    expect(openFindings.length + closedFindings.length).toBeGreaterThan(10);
    openFindings.forEach(({opened, due}) => {
      expect(reports).toContain(opened);
      expect(due > reportDay && due < nextReport).toBe(true);
    });
    closedFindings.forEach(({opened, closed}) => {
      expect(reports).toContain(opened);
      expect(closed > opened && closed <= reportDay).toBe(true);
    });
  });

  it('lists what is open with the worst first, and nothing that is closed', () => {
    const rank = openFindings.map(({severity}) => severities.findIndex(({id}) => id === severity));
    expect(rank).toEqual([...rank].sort());
    expect(openOn(reportDay).map(({id}) => id)).toEqual(openFindings.map(({id}) => id));
  });

  it('counts a finding from the day of its report to the day before it is closed or due', () => {
    const ids = (day: string) => openOn(day).map(({id}) => id);
    expect(ids('2026-05-19')).toContain('adminPage');
    expect(ids('2026-05-20')).not.toContain('adminPage');
    expect(ids('2026-11-05')).not.toContain('gateway');
    expect(ids('2026-11-07')).toContain('gateway');
    expect(ids('2026-11-08')).not.toContain('gateway');
  });

  it('repairs what is critical and reachable within the 48 hours that the guides set, counted from the report', () => {
    const urgent = openFindings.filter(({severity, area}) => severity === 'critical' && area === 'perimeter');
    expect(urgent).not.toHaveLength(0);
    for (const {opened, due} of urgent) {
      expect(Date.parse(due) - Date.parse(opened)).toBeLessThanOrEqual(48 * 3600 * 1000);
    }
  });

  it('has nothing open where the plan is done, and never scores less by doing it', () => {
    const scores = [reportDay, ...sampleReport.milestones, sampleReport.nextReport].map(scoreOn);
    const values = scores.map(({score}) => score);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(scores.at(-1)).toMatchObject({score: 100});
  });

  it('has met of each framework what applies, without gaps and open findings', () => {
    for (const {id, checked, met, percent} of complianceOf()) {
      expect(controlsOpen(id).length).toBeGreaterThan(0);
      expect(met).toBeLessThanOrEqual(checked - controlsOpen(id).length);
      expect(percent).toBe(Math.round((100 * met) / checked));
    }
  });

  it('shows in its evidence the figures that its words say, and addresses that are nobody’s', () => {
    const evidence = (id: string) => openFindings.find((each) => each.id === id)!.evidence;
    const {accounts, forgedMessages} = sampleReport;
    expect(evidence('secondFactor')).toMatch(new RegExp(`^accounts +${accounts.all}$`, 'm'));
    expect(evidence('secondFactor')).toMatch(
      new RegExp(`^second factor off +${accounts.withoutSecondFactor} `, 'm'),
    );
    expect(evidence('secondFactor')).toMatch(
      new RegExp(`^second factor on +${accounts.all - accounts.withoutSecondFactor}$`, 'm'),
    );
    expect(evidence('secondFactor')).toMatch(new RegExp(`^in breach data +${accounts.leaked} `, 'm'));
    expect(evidence('dmarc')).toMatch(new RegExp(`in October +${forgedMessages}$`, 'm'));
    const all = openFindings.map((finding) => finding.evidence).join('\n');
    const hosts = all.match(/[\w.-]+\.(?:example|com|it|net|org)\b/g) ?? [];
    expect(hosts.length).toBeGreaterThan(2);
    expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
    const addresses = all.match(/\b\d+\.\d+\.\d+\.\d+\b/g) ?? [];
    expect(addresses.filter((address) => !/^(?:198\.51\.100|192\.168)\./.test(address))).toEqual([]);
  });

  it('fails one check of its email system, that of the open finding', () => {
    expect(emailChecks.flatMap(({finding}) => finding ?? [])).toEqual(['dmarc']);
  });
});
