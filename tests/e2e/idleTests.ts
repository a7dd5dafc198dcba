import {rmSync} from 'node:fs';
import type {FullResult, Reporter, TestCase, TestResult, TestStep} from '@playwright/test/reporter';
import {sharedFolders} from './sharedFolder';

/** Fixtures check something in every test. */
const isOwn = ({category}: TestStep) => category !== 'hook' && category !== 'fixture';

const hasExpect = (steps: readonly TestStep[]): boolean =>
  steps.filter(isOwn).some(({category, steps: inner}) => category === 'expect' || hasExpect(inner));

/** Fails a run with tests that passed without an `expect`. Removes the shared folders of the run. */
export default class IdleTests implements Reporter {
  readonly #idle: string[] = [];

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, {status, steps}: TestResult): void {
    if (status === 'passed' && !hasExpect(steps)) {
      const {file, line} = test.location;
      this.#idle.push(`${file}:${line} ${test.titlePath().filter(Boolean).join(' › ')}`);
    }
  }

  onExit(): Promise<void> {
    rmSync(sharedFolders(process.pid), {recursive: true, force: true});
    return Promise.resolve();
  }

  onEnd(): Promise<{status?: FullResult['status']}> {
    if (this.#idle.length > 0) {
      console.error(`These tests passed and checked nothing:\n  ${this.#idle.join('\n  ')}`);
      return Promise.resolve({status: 'failed'});
    }
    return Promise.resolve({});
  }
}
