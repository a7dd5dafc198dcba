/** `npm run legal:publish -- DOCUMENT DATE NOTICE-DAY`: puts a new version on the list; see legal/README.md. */
import {publishVersion} from './publish';

publishVersion(process.cwd(), process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
