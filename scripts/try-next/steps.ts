import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

const reasons = [
  // Ours: src/rendering/reliance.ts.
  /Error: (.+ seems to have changed inside: .+)/,
  // The last of nested causes.
  /[\s\S]*\[cause\]: (.+)/,
  // Playwright and Jest: the test and its error.
  /^\s+1\) ([\s\S]+?Error: .+)/m,
  /^\s+● ([\s\S]+?)\n\s+at /m,
  /^(.+: error TS\d+: .+)/m,
  /^npm error (?!code)(.+)/m,
  /Error: (.+)/,
];

/** Returns the sentence of a tool's output that explains a failure; the last line if there is none. */
function reasonIn(log: string): string {
  const text = stripVTControlCharacters(log).trimEnd();
  const found = reasons.map((reason) => reason.exec(text)?.[1]).find((it) => it !== undefined);
  return (found ?? text.slice(text.lastIndexOf('\n') + 1)).replace(/\s+/g, ' ').trim();
}

/**
 * Returns a function that runs npm in a folder, with the Node version from its packages, and prints the output. Throws
 * an Error with the sentence of the first failure.
 */
export function npmIn(folder: string) {
  const bin = path.join(folder, 'node_modules/.bin');
  const env = {...process.env, TZ: 'UTC', PATH: `${bin}${path.delimiter}${process.env.PATH}`};
  return async (what: string, args: readonly string[], added: NodeJS.ProcessEnv = {}): Promise<string> => {
    console.log(`\n== ${what}: npm ${args.join(' ')}`);
    const start = performance.now();
    const child = spawn('npm', args, {
      cwd: folder,
      env: {...env, ...added},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    child.stdout.on('data', (data: Buffer) => {
      log += data.toString();
      process.stdout.write(data);
    });
    child.stderr.on('data', (data: Buffer) => {
      log += data.toString();
      process.stderr.write(data);
    });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) {
      throw new Error(`${what}: ${reasonIn(log)}`);
    }
    console.log(`   ${Math.round((performance.now() - start) / 1000)} s`);
    return log;
  };
}
