/** `npm run i18n:status`, `i18n:diff FILE`, `i18n:stamp FILE…`: see WRITING.md. */
import {spawnSync} from 'node:child_process';
import {runCommand} from './commands';

function complain(lines: string): void {
  console.error(lines);
  process.exitCode = 1;
}

try {
  runCommand(process.cwd(), process.argv.slice(2), {
    say: (line) => console.log(line),
    complain,
    showDiff: (commit, file) =>
      spawnSync('git', ['--no-pager', 'diff', '--word-diff', commit, '--', file], {stdio: 'inherit'}),
  });
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
}
