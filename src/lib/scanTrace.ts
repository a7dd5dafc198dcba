/** Distance between checks on the line, and half the width of a mark. */
const step = 14;
const reach = 5;

/** Paths of strokes. Each mark is a stroke of zero length whose line cap makes it round or square. */
export interface ScanTraceDrawing {
  readonly line: string;
  readonly passed: string;
  readonly toFix: string;
  readonly width: number;
  readonly height: number;
}

/** Draws the line of a scan, with a mark for each check in order: true if passed. */
export function traceOf(checks: readonly boolean[]): ScanTraceDrawing {
  const width = (checks.length - 1) * step + 2 * reach;
  const marks = (passed: boolean) =>
    checks.map((check, index) => (check === passed ? `M${reach + index * step} ${reach}h0` : '')).join('');
  return {
    line: `M0 ${reach}h${width}`,
    passed: marks(true),
    toFix: marks(false),
    width,
    height: 2 * reach,
  };
}
