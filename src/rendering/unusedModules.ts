import {readFileSync} from 'node:fs';
import path from 'node:path';
import {changedInside} from './reliance';

/**
 * What theme-classic adds to every page although no part of this site uses it: Infima's styles (src/css/base.css is ours),
 * the progress bar of client-side navigation, and the languages for highlighting in the browser.
 */
const unused = {
  'styles of Infima': /[\\/]infima[\\/].*\.css$/,
  'a progress bar': /[\\/]theme-classic[\\/]lib[\\/]nprogress$/,
  'languages of Prism': /[\\/]theme-classic[\\/]lib[\\/]prism-include-languages$/,
};

/** Modules that have their effect: they are part of the style sheet. */
const styles = /\.(?:css|s[ac]ss|less)$/;

/**
 * Aliases by which the bundler leaves these modules out.
 *
 * @param generatedFilesDir where Docusaurus lists the modules of every page
 * @throws Error where one of them is not in the list: it has another name, or does not come any more; and where a plugin
 *   adds code to every page, which would never run
 */
export function unusedModules(generatedFilesDir: string): Record<string, false> {
  const list = readFileSync(path.join(generatedFilesDir, 'client-modules.js'), 'utf8');
  const modules = [...list.matchAll(/require\(("[^"]+")\)/g)].map(
    ([, name = '""']) => JSON.parse(name) as string,
  );
  const dead = modules.find(
    (name) => !styles.test(name) && !Object.values(unused).some((pattern) => pattern.test(name)),
  );
  if (dead && process.env.NODE_ENV !== 'development') {
    throw new Error(
      `${dead} is a module for every page (getClientModules of a plugin), and no page loads it: the pages of this site are read without Docusaurus’s app. Code for every page stands in src/browser/page-script; services of other companies in src/data/thirdParties.ts.`,
    );
  }
  return Object.fromEntries(
    Object.entries(unused).map(([what, pattern]) => {
      const file = modules.find((it) => pattern.test(it));
      if (!file) {
        throw changedInside(`theme-classic does not add ${what} to every page, as it did`);
      }
      return [file, false] as const;
    }),
  );
}
