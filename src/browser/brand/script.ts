import {type Bundled, bundle} from '../bundle';
import {grounds, type Grounds} from '../../lib/visitStyle';
import {siteColours} from '../../plugins/brand/colours.cjs';

/** Where the script is, below the home of a locale: pages name it and few load it, so that no hash makes them heavier. */
export const brandFile = 'brand.js';

/** What a brand has to be read on, out of all colours of a theme. */
const groundsIn = (colours: Grounds) => Object.fromEntries(grounds.map((name) => [name, colours[name]]));

/**
 * The script that lets a visit wear another company's brand.
 *
 * @param siteDir folder of the site
 * @param words folder of the words of the pages that load it
 */
export function brandScript(siteDir: string, words: string): Bundled {
  const {light, dark} = siteColours(siteDir);
  const {code} = bundle('brand/index.ts', {
    format: 'esm',
    alias: {'@content': words},
    define: {
      COLOURS: {light: groundsIn(light), dark: groundsIn(dark)},
      ACCENTS: {light: light.accent, dark: dark.accent},
    },
    text: ['.css'],
  });
  return {code, file: brandFile};
}
