/** `npm run legal:publish -- DOCUMENT DATE NOTICE-DAY`: adds a new version to the list; see legal/README.md. */
import {publishVersion} from './publish';

publishVersion(process.cwd(), process.argv.slice(2)).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
