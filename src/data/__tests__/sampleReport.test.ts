/** The client of the sample report: its findings, days and figures go together, and with the guides. */
import {readFileSync} from 'node:fs';
import {sampleReport as words} from '../../content/sampleReport';
import {longDate} from '../../lib/format';
import {complianceOf, controlsOpen, openOn, reportDay, scoreOn} from '../../lib/securityScore';
import {sampleCompliance} from '../sampleCompliance';
import {
  closedFindings,
  emailChecks,
  openFindings,
  type OpenFindingId,
  reportAreas,
  reportFrameworks,
  sampleReport,
  severities,
} from '../sampleReport';

const {report} = words;
const guide = readFileSync('docs/guides/security-best-practices.md', 'utf8');
const hour = 3_600_000;

/** Hours within which the guide has a finding repaired, by the beginning of its row in the table of patch windows. */
function patchWindow(row: string): number {
  const [, count, unit] = new RegExp(`^\\| ${row}[^|]*\\|[^|\\d]*(\\d+) (hours|days)`, 'm').exec(guide) ?? [];
  if (!count) {
    throw new Error(`docs/guides/security-best-practices.md: there is no patch window for "${row}".`);
  }
  return Number(count) * (unit === 'days' ? 24 : 1);
}

const windows = {
  critical: patchWindow('Exploited in the wild'),
  high: patchWindow('Other critical and high'),
  medium: patchWindow('Medium'),
  low: patchWindow('Low'),
};

/** Findings whose date is later than the guide allows, counted from the report. */
const outsideWindow = (findings: readonly {id: string; severity: keyof typeof windows; due: string}[]) =>
  findings
    .filter(({severity, due}) => Date.parse(due) - Date.parse(reportDay) > windows[severity] * hour)
    .map(({id}) => id);

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
    const began = Object.values(sampleReport.onboarding);
    expect(began).toEqual([...began].sort());
    expect(began.at(-1)).toBe(reports[0]);
    expect(report.method.authorized).toContain(longDate('en', sampleReport.onboarding.authorized));
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

  it('has dates within the patch windows of the guide', () => {
    expect(windows).toEqual({critical: 48, high: 14 * 24, medium: 30 * 24, low: 90 * 24});
    expect(outsideWindow(openFindings)).toEqual([]);
    const late = openFindings.map((finding) => ({...finding, due: '2027-02-05'}));
    expect(outsideWindow(late)).toEqual(openFindings.map(({id}) => id));
    expect(() => patchWindow('Extreme')).toThrow('no patch window for "Extreme"');
  });

  it('tells of what is critical by telephone, in writing within the hour, and has it repaired within 48 hours', () => {
    const critical = openFindings.filter(({severity}) => severity === 'critical');
    expect(critical).not.toHaveLength(0);
    for (const {id, due} of critical) {
      const {evidence} = report.findings.items[id];
      const [, day, call, email] =
        /^told +(\S+) (\d\d:\d\d) UTC by telephone, (\d\d:\d\d) by email$/m.exec(evidence) ?? [];
      const at = (time?: string) => Date.parse(`${day}T${time}Z`);
      expect(at(email) - at(call)).toBeGreaterThan(0);
      expect(at(email) - at(call)).toBeLessThanOrEqual(hour);
      const [, first] = /^seen +(\S+) /m.exec(evidence) ?? [];
      expect(Date.parse(day!) - Date.parse(first!)).toBeLessThanOrEqual(24 * hour);
      expect(Date.parse(due) - Date.parse(day!)).toBeLessThanOrEqual(windows.critical * hour);
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
    const evidence = (id: OpenFindingId) => report.findings.items[id].evidence;
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
    const all = openFindings.map(({id}) => evidence(id)).join('\n');
    const hosts = all.match(/[\w.-]+\.(?:example|com|it|net|org)\b/g) ?? [];
    expect(hosts.length).toBeGreaterThan(2);
    expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
    const addresses = all.match(/\b\d+\.\d+\.\d+\.\d+\b/g) ?? [];
    expect(addresses.filter((address) => !/^(?:198\.51\.100|192\.168)\./.test(address))).toEqual([]);
  });

  it('fails one check of its email system, that of the open finding', () => {
    expect(emailChecks.flatMap(({finding}) => finding ?? [])).toEqual(['dmarc']);
    expect(emailChecks.find(({finding}) => finding)?.id).toBe('dmarc');
    expect(new Set(emailChecks.map(({id}) => id)).size).toBe(emailChecks.length);
    expect(emailChecks.length).toBeGreaterThan(1);
  });

  it('stands in other drawings with the figures of its report', () => {
    expect(sampleCompliance).toEqual(
      complianceOf().map(({name, percent}) => ({framework: name, percent, sample: true})),
    );
    expect(sampleCompliance).toHaveLength(reportFrameworks.length);
  });
});
