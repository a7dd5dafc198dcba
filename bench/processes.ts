import {spawn} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {PeerProblem, tail} from './project';

/** What a command and everything that it started took. */
export interface Cost {
  /** Seconds from start to end. */
  wall: number;
  /** Seconds of processor time, all processes; undefined where the system does not tell. */
  cpu: number | undefined;
  /** Most bytes of memory that the processes held together at one moment; pages shared by two count twice. */
  memory: number | undefined;
}

/** Milliseconds between two looks at the processes. */
const interval = 100;
/** Milliseconds after which a command counts as stuck: builds have been seen to wait for ever. */
const limit = 45 * 60_000;
/** Linux: ticks in a second of processor time, and bytes of a page of memory (of most machines). */
const ticksPerSecond = 100;
const pageSize = 4096;

interface ProcessState {
  pid: number;
  parent: number;
  /** Seconds of processor time so far. */
  cpu: number;
  /** Bytes. */
  memory: number;
}

/** Reads `/proc/<pid>/stat`; a process may end while it is being read. */
function stateOf(pid: number): ProcessState | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the command, in brackets, may have spaces; fields are counted from after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const field = (number: number) => Number(fields[number - 3]);
    return {
      pid,
      parent: field(4),
      cpu: (field(14) + field(15)) / ticksPerSecond,
      memory: field(24) * pageSize,
    };
  } catch {
    return undefined;
  }
}

function processTree(root: number): ProcessState[] {
  const all = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (stateOf(Number(name)) ?? []) : [],
  );
  const tree = all.filter(({pid}) => pid === root);
  for (const known of tree) {
    tree.push(...all.filter(({parent}) => parent === known.pid));
  }
  return tree;
}

/** Samples the processes below `root` until it is told to stop. */
function watch(root: number) {
  const cpuOf = new Map<number, number>();
  let peak = 0;
  const look = () => {
    const tree = processTree(root);
    for (const {pid, cpu} of tree) {
      cpuOf.set(pid, Math.max(cpu, cpuOf.get(pid) ?? 0));
    }
    peak = Math.max(
      peak,
      tree.reduce((sum, {memory}) => sum + memory, 0),
    );
  };
  const timer = setInterval(look, interval);
  return {
    endAll() {
      for (const {pid} of processTree(root).reverse()) {
        try {
          process.kill(pid);
        } catch {
          // It ended by itself in the meantime.
        }
      }
    },
    stop() {
      clearInterval(timer);
      return {cpu: [...cpuOf.values()].reduce((sum, seconds) => sum + seconds, 0), memory: peak};
    },
  };
}

/**
 * Runs a command and measures it.
 *
 * @throws PeerProblem with the end of the output when it fails
 */
export function runMeasured(
  [tool, ...args]: readonly [string, ...string[]],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(tool, args, {cwd, env, stdio: ['ignore', 'pipe', 'pipe']});
    const watcher = child.pid && existsSync('/proc/self/stat') ? watch(child.pid) : undefined;
    let log = '';
    let stuck = false;
    const timer = setTimeout(() => {
      stuck = true;
      (watcher?.endAll ?? (() => child.kill()))();
    }, limit);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
    }
    child.on('error', (error) => {
      clearTimeout(timer);
      watcher?.stop();
      reject(new PeerProblem(`${tool} could not start: ${error.message}`));
    });
    child.on('close', (status, signal) => {
      clearTimeout(timer);
      const seen = watcher?.stop();
      if (status === 0 && !stuck) {
        resolve({wall: (performance.now() - start) / 1000, cpu: seen?.cpu, memory: seen?.memory});
      } else {
        const reason = stuck ? `did not end in ${limit / 60_000} minutes` : `failed (${status ?? signal})`;
        reject(new PeerProblem(`${tool} ${args.join(' ')} ${reason}`, tail(log)));
      }
    });
  });
}
