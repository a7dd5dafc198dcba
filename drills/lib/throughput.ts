import {readFileSync} from 'node:fs';
import {connect} from 'node:net';

const connections = 64;

/**
 * Asks again as soon as there is an answer, on a new connection where the server ends the old one, as nginx does after a
 * thousand; as little as possible, so that the server is the limit.
 */
function keepBusy(url: string, ask: () => string, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0;
    const open = () => {
      /** Bytes of the answer that are still to come; 0 before its head. */
      let left = 0;
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(ask()));
      socket.on('error', reject);
      socket.on('close', () => (signal.aborted ? resolve(count) : open()));
      socket.on('data', (chunk: Buffer) => {
        if (left === 0) {
          const head = chunk.toString('latin1', 0, 4_096);
          const end = head.indexOf('\r\n\r\n');
          const [, length] = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end)) ?? [];
          if (!head.startsWith('HTTP/1.1 20') || end < 0 || length === undefined) {
            socket.destroy(new Error(`${url} answered ${head.slice(0, 500)}`));
            return;
          }
          left = end + 4 + Number(length);
        }
        left -= chunk.length;
        if (left > 0) {
          return;
        }
        count++;
        if (signal.aborted) {
          socket.destroy();
        } else if (socket.writable) {
          socket.write(ask());
        }
      });
    };
    open();
  });
}

/** CPU time that a process has used, in seconds. */
function cpuSeconds(pid: number): number {
  const [, text = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const fields = text.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** What a server does when it is kept busy. */
export interface Throughput {
  /** Answers a second. */
  readonly rate: number;
  /** CPU time of an answer, in µs. */
  readonly cpuMicros: number;
}

/**
 * Keeps a server busy for so long, and for half as long before it counts.
 *
 * @param pid of the process that answers
 * @param ask what is sent for each answer, head and body
 */
export async function throughput(
  {url, pid}: {readonly url: string; readonly pid: number},
  ask: () => string,
  seconds: number,
): Promise<Throughput> {
  const keepAllBusy = async (forSeconds: number) => {
    const signal = AbortSignal.timeout(forSeconds * 1_000);
    const counts = await Promise.all(Array.from({length: connections}, () => keepBusy(url, ask, signal)));
    return counts.reduce((sum, one) => sum + one, 0);
  };
  await keepAllBusy(seconds / 2);
  const before = cpuSeconds(pid);
  const start = performance.now();
  const count = await keepAllBusy(seconds);
  const rate = count / ((performance.now() - start) / 1_000);
  return {rate, cpuMicros: ((cpuSeconds(pid) - before) / count) * 1e6};
}

/** The middle one of what was measured several times, by its ratio. */
export function middleOf<T extends {readonly ratio: number}>(rounds: readonly T[]): T {
  const middle = rounds.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(rounds.length / 2)];
  if (!middle) {
    throw new Error('Nothing was measured.');
  }
  return middle;
}
