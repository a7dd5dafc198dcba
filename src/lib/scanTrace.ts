/** How far checks stand apart on the line, and what a mark takes to each side. */
const step = 14;
const reach = 5;

/** Paths of strokes; each mark is a stroke without length, whose end makes it round or square. */
export interface ScanTraceDrawing {
  readonly line: string;
  readonly passed: string;
  readonly toFix: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The line of a scan: a mark for each check, in their order.
 *
 * @param checks whether each of them passed
 */
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
