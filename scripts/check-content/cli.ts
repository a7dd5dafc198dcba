import {checkContent} from './index';

void checkContent(process.cwd()).then((problems) => {
  for (const {file, line, message} of problems) {
    console.log(`${file}:${line}  ${message}`);
  }
  console.log(
    problems.length === 0
      ? 'Every text is in order.'
      : `\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
});
