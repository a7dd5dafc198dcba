import {readFileSync} from 'node:fs';
import path from 'node:path';
import {changedInside} from './reliance';

/**
 * Modules that theme-classic adds to every page but no part of this site uses: Infima's styles (src/css/base.css is
 * ours), the progress bar of client-side navigation, and languages for highlighting in the browser.
 */
const unused = {
  'styles of Infima': /[\\/]infima[\\/].*\.css$/,
  'a progress bar': /[\\/]theme-classic[\\/]lib[\\/]nprogress$/,
  'languages of Prism': /[\\/]theme-classic[\\/]lib[\\/]prism-include-languages$/,
};

/** Modules that still have an effect, as part of the style sheet. */
const styles = /\.(?:css|s[ac]ss|less)$/;

/**
 * Returns aliases that make the bundler omit these modules.
 *
 * @param generatedFilesDir folder in which Docusaurus lists the modules of every page
 * @throws Error if one of them is missing from the list, because it was renamed or removed; or if a plugin adds code
 * to every page, which would never run
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
      `${dead} is a module for every page (getClientModules of a plugin), and no page loads it: the pages of this site are read without Docusaurus’s app. Write code for every page in src/shell/page-script, and list services of other companies in src/data/thirdParties.ts.`,
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
