/** Jest as Stryker runs it: one project at a time, and the quick tests of one folder. `cli.ts` says which. */
import path from 'node:path';
import jest from '../../jest.config.mjs';
import {longTests} from '../longTests.cjs';

const {MUTANTS_PROJECT, MUTANTS_TESTS = ''} = process.env;
const root = path.resolve(import.meta.dirname, '../..');
const project = jest.projects.find(({displayName}) => displayName === MUTANTS_PROJECT);
const rootDir = (project.rootDir ?? '<rootDir>').replace('<rootDir>', root);

export default {
  ...project,
  rootDir,
  // A fault that leaves a test waiting is seen by its end; the machine is busy meanwhile.
  testTimeout: 20_000,
  roots: project.roots?.map((folder) => folder.replace('<rootDir>', root)),
  testMatch: [path.join(root, MUTANTS_TESTS)],
  testPathIgnorePatterns: [
    ...(project.testPathIgnorePatterns ?? []),
    ...Object.keys(longTests).map((beginning) => `<rootDir>/${beginning}`),
  ],
};
