import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Measurements by name, as the report shows them. */
export type Figures = Record<string, string | number>;

export interface Scene {
  /** True for the short form, which runs on every change; false for that of a release. */
  readonly short: boolean;
  /** Factor for time limits: short forms run on busy machines, and a hang still exceeds ten times the limit. */
  readonly slack: number;
  /** Runs `step` after the drill, the last one first. */
  after(step: () => unknown): void;
  temporaryDir(): string;
  say(line: string): void;
}

/** A fault, and the proof that nothing is lost. */
export interface Drill {
  readonly name: string;
  readonly about: string;
  /** Required programs, as Debian names their packages. */
  readonly needs?: readonly {readonly program: string; readonly present: () => boolean}[];
  /** True if it measures milliseconds: in the short form it runs after the others, not beside them. */
  readonly alone?: boolean;
  /** @throws if data is lost or a limit exceeded */
  run(scene: Scene): Promise<Figures>;
}

/** @throws Error with the text of `otherwise` unless it holds */
export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) {
    throw new Error(otherwise);
  }
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** @throws Error that names `what` if the probe does not succeed within `ms` */
export async function until(what: string, probe: () => boolean | Promise<boolean>, ms: number) {
  for (const end = Date.now() + ms; !(await probe()); await pause(20)) {
    expectThat(Date.now() < end, `Not within ${ms / 1000} s: ${what}.`);
  }
}

/** Returns a percentile. `part` is 0 to 1. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(part * sorted.length) - 1] ?? NaN;
}

/** Runs a drill and cleans up, whatever happens. */
export async function perform(drill: Drill, short: boolean, say: (line: string) => void): Promise<Figures> {
  const steps: (() => unknown)[] = [];
  const after = (step: () => unknown) => void steps.unshift(step);
  const temporaryDir = () => {
    const dir = mkdtempSync(join(tmpdir(), 'portal-drill-'));
    after(() => rmSync(dir, {recursive: true, force: true}));
    return dir;
  };
  try {
    return await drill.run({short, slack: short ? 10 : 1, after, temporaryDir, say});
  } finally {
    for (const step of steps) {
      await step();
    }
  }
}
