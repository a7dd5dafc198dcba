import {createHash} from 'node:crypto';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {Worker} from 'node:worker_threads';
import {cacheKey, type MadeBy} from '../../../rendering/cacheKey';
import {kept, keptFolder} from '../../../rendering/kept.cjs';

export interface Drawing {
  /** Mermaid's name of the kind, such as `flowchart-v2`. */
  readonly kind: string;
  /** An `<svg>` element in the site's colours, with ids that are unique only within it. */
  readonly svg: string;
  /** Texts of `accTitle` and `accDescr`. */
  readonly title?: string;
  readonly description?: string;
}

interface Answer {
  readonly id: number;
  readonly drawing?: Drawing;
  readonly problem?: string;
}

const siteDir = fileURLToPath(new URL('../../../..', import.meta.url));
export const madeBy: MadeBy = {
  modules: ['src/features/diagrams/plugin/draw/worker.mjs'],
  reads: ['@fontsource/geist'],
};

let key: string | undefined;

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, {resolve: (drawing: Drawing) => void; reject: (error: Error) => void}>();

/** Starts the worker for the first diagram without a cached drawing. The worker does not keep the process alive. */
function start(): Worker {
  const started = new Worker(new URL('./draw/worker.mjs', import.meta.url));
  started.on('message', ({id, drawing, problem = ''}: Answer) => {
    const {resolve, reject} = waiting.get(id)!;
    waiting.delete(id);
    if (waiting.size === 0) {
      started.unref();
    }
    if (drawing) {
      resolve(drawing);
    } else {
      reject(new Error(problem));
    }
  });
  started.on('error', (error) => {
    worker = undefined;
    waiting.forEach(({reject}) => reject(error as Error));
    waiting.clear();
  });
  return started;
}

function draw(source: string): Promise<Drawing> {
  worker ??= start();
  const id = (asked += 1);
  const answer = new Promise<Drawing>((resolve, reject) => waiting.set(id, {resolve, reject}));
  worker.ref();
  worker.postMessage({id, source});
  return answer;
}

/** Draws a Mermaid diagram, or returns the cached drawing. Throws with Mermaid's message. */
export async function drawingOf(source: string): Promise<Drawing> {
  key ??= cacheKey(siteDir, madeBy);
  const hash = createHash('sha256')
    .update(JSON.stringify([key, source]))
    .digest('hex');
  const data = await kept(path.join(keptFolder(siteDir, 'diagrams'), `${hash}.json`), async () =>
    Buffer.from(JSON.stringify(await draw(source))),
  );
  return JSON.parse(data.toString('utf8')) as Drawing;
}
