import {type Bundled, bundle} from '../../../lib/bundle';
import {grounds, type Grounds} from '../visitStyle';
import {siteColours} from '../../../site/brand/colours.cjs';

/** File name below the home of a locale. Without a hash, which would make every page that names it heavier. */
export const brandFile = 'brand.js';

/** Returns the colours of a theme on which a brand must be readable. */
const groundsIn = (colours: Grounds) => Object.fromEntries(grounds.map((name) => [name, colours[name]]));

/** Bundles the script that puts another company's brand on a visit, with the words in `words`, below the path `home`. */
export function brandScript(siteDir: string, words: string, home: string): Bundled {
  const {light, dark} = siteColours(siteDir);
  const {code} = bundle('features/rebrand/browser/index.ts', {
    format: 'esm',
    alias: {'@content': words},
    define: {
      SITE_HOME: home,
      COLOURS: {light: groundsIn(light), dark: groundsIn(dark)},
      ACCENTS: {light: light.accent, dark: dark.accent},
    },
    text: ['.css'],
  });
  return {code, file: brandFile};
}
