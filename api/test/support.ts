/** Helpers for tests without a server: importing all of it for one module takes seconds. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) {
    await step();
  }
});

/** Runs a step after the current test; the last one registered runs first. */
export function afterTest(step: () => unknown): void {
  undo.push(step);
}

/** Returns a resource shared by all tests of a file: created on first use, and cleaned up after the last test. */
export function shared<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  let steps: (() => unknown)[] = [];
  afterAll(async () => {
    for (const step of steps.reverse()) {
      await step();
    }
  });
  return async () => {
    if (!made) {
      const before = undo.length;
      made = make();
      await made;
      steps = undo.splice(before);
    }
    return made;
  };
}

export function temporaryDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'portal-api-'));
  afterTest(() => rmSync(dir, {recursive: true, force: true}));
  return dir;
}

export function writeFiles(dir: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), {recursive: true});
    writeFileSync(join(dir, file), content);
  }
}

export const validMessage = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  message: 'How do we put our own brand on it?',
  timestamp: '2026-03-01T10:00:00.000Z',
};

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) {
    all.push(item);
  }
  return all;
}

/** Waits until `probe` is true. The timeout only ends waits that never succeed, on a slow machine too. */
export async function until(probe: () => boolean, timeoutMs = 30_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!probe()) {
    if (Date.now() > end) {
      throw new Error('It did not happen in time.');
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
