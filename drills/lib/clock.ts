import {existsSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Scene} from './drill';

/** libfaketime for programs with threads, wherever the system keeps it. */
function library(): string | undefined {
  const roots = ['/usr/lib', '/usr/local/lib', '/opt/homebrew/lib'].filter(existsSync);
  return roots
    .flatMap((root) => [root, ...readdirSync(root).map((name) => join(root, name))])
    .map((dir) => join(dir, 'faketime/libfaketimeMT.so.1'))
    .find(existsSync);
}

/** Whether a process can be given another time of day. */
export const hasFaketime = (): boolean => library() !== undefined;

/** A clock that is wrong by as much as is said. */
export interface Clock {
  /** Variables for a process that is to have it. */
  readonly env: Readonly<Record<string, string>>;
  /** Puts it so many seconds ahead of the right time; behind, if negative. Running processes see the step at once. */
  set(seconds: number): void;
}

/** A time of day for a process. Its clock that only goes forward stays as it is, as when an operator sets the time. */
export function createClock(scene: Scene): Clock {
  const file = join(scene.temporaryDir(), 'offset');
  const set = (seconds: number) => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}s`);
  set(0);
  return {
    env: {
      LD_PRELOAD: library() ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
    set,
  };
}
