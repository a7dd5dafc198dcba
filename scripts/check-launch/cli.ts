import {findPlaceholders} from './index';

const found = findPlaceholders(process.cwd());
for (const {file, line, message} of found) {
  console.log(`${file}:${line}  ${message}`);
}
console.log(
  found.length === 0
    ? 'Nothing is a placeholder or a sample: ready for launch.'
    : `\n${found.length} ${found.length === 1 ? 'place' : 'places'} to change before launch.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
