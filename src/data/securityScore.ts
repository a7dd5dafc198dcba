/** Security score of a client, computed from its findings. Used by the sample report and all mock-ups. */
import {
  bases,
  closedFindings,
  type FrameworkId,
  openFindings,
  type ReportAreaId,
  type ReportFinding,
  reportAreas,
  reportFrameworks,
  sampleReport,
  severities,
  type Severity,
} from './sampleReport';

/** A scored area: weight in percent, and possible error in points. */
export interface ScoredArea {
  readonly id: string;
  readonly weight: number;
  readonly unsure: number;
}

/** The score of a day with its areas. Points are 0 to 100. */
export interface Score {
  /** A whole number. */
  readonly score: number;
  /** Range of the score, by the errors of the areas. */
  readonly from: number;
  readonly to: number;
  readonly areas: readonly {readonly id: string; readonly points: number; readonly counts: number}[];
}

const pointsOff = (severity: Severity): number => severities.find(({id}) => id === severity)!.points;

/**
 * Each area starts with 100 points and loses those of its findings, down to 0. The score is the weighted mean.
 *
 * @throws Error if the weights do not add up to 100, or a finding has an unknown area
 */
function computeScore(
  areas: readonly ScoredArea[],
  findings: readonly {readonly area: string; readonly severity: Severity}[],
): Score {
  const weights = areas.reduce((sum, {weight}) => sum + weight, 0);
  if (weights !== 100) {
    throw new Error(`The weights of the areas add up to ${weights}, not to 100.`);
  }
  const lost = findings.find(({area}) => !areas.some(({id}) => id === area));
  if (lost) {
    throw new Error(`A finding is of the area "${lost.area}", which has no weight.`);
  }
  const scored = areas.map(({id, weight, unsure}) => {
    const off = findings
      .filter(({area}) => area === id)
      .reduce((sum, {severity}) => sum + pointsOff(severity), 0);
    const points = Math.max(0, 100 - off);
    return {id, points, counts: (points * weight) / 100, unsure: (unsure * weight) / 100};
  });
  const score = scored.reduce((sum, {counts}) => sum + counts, 0);
  const unsure = scored.reduce((sum, area) => sum + area.unsure, 0);
  return {
    score: Math.round(score),
    from: Math.max(0, Math.round(score - unsure)),
    to: Math.min(100, Math.round(score + unsure)),
    areas: scored.map(({id, points, counts}) => ({id, points, counts})),
  };
}

const areas: readonly (ScoredArea & {readonly id: ReportAreaId})[] = reportAreas.map(
  ({id, weight, basis}) => ({id, weight, unsure: bases[basis]}),
);

/** Returns the sample client's open findings on a day. After the last report: those that the plan has not closed. */
export function openOn(day: string): readonly ReportFinding[] {
  const all: readonly (ReportFinding & {readonly due?: string})[] = [...openFindings, ...closedFindings];
  return all.filter(({opened, closed, due}) => opened <= day && (closed ?? due ?? '9999') > day);
}

export const scoreOn = (day: string): Score => computeScore(areas, openOn(day));

export const reportDay = sampleReport.reports.at(-1)!;

/** Returns the controls of a framework that open findings affect, in order. */
export const controlsOpen = (framework: FrameworkId): string[] =>
  [...new Set(openFindings.flatMap(({controls}) => controls[framework] as readonly string[]))].sort();

/** Returns the sample client's progress in each framework: controls met and applicable, and whole percent. */
export const complianceOf = () =>
  reportFrameworks.map(({id, name, checked, otherGaps}) => {
    const met = checked - otherGaps - controlsOpen(id).length;
    return {id, name, checked, met, percent: Math.round((met / checked) * 100)};
  });
