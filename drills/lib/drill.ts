import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** What a drill measured, by name, as the report shows it. */
export type Figures = Record<string, string | number>;

/** Where a drill keeps what it must put away. */
export interface Scene {
  /** Whether this is the form for every change, and not the one for a release. */
  readonly short: boolean;
  /** Runs when the drill is over, the last one given first. */
  after(step: () => unknown): void;
  /** A folder of its own. */
  temporaryDir(): string;
  /** Says what is going on. */
  say(line: string): void;
}

/** A fault, and the proof that it costs nothing. Throws when it does. */
export interface Drill {
  readonly name: string;
  readonly about: string;
  /** Left out of `all`: it takes many minutes, and changes seldom. */
  readonly byNameOnly?: boolean;
  /** Programs it needs, as Debian names them, with a test for each. */
  readonly needs?: readonly {readonly program: string; readonly present: () => boolean}[];
  run(scene: Scene): Promise<Figures>;
}

/** Throws unless it holds. */
export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) {
    throw new Error(otherwise);
  }
}

/** Runs a drill and puts everything away, whatever happens. */
export async function perform(drill: Drill, short: boolean, say: (line: string) => void): Promise<Figures> {
  const steps: (() => unknown)[] = [];
  const scene: Scene = {
    short,
    say,
    after: (step) => void steps.push(step),
    temporaryDir() {
      const dir = mkdtempSync(join(tmpdir(), 'portal-drill-'));
      steps.push(() => rmSync(dir, {recursive: true, force: true}));
      return dir;
    },
  };
  try {
    return await drill.run(scene);
  } finally {
    for (const step of steps.reverse()) {
      await step();
    }
  }
}
