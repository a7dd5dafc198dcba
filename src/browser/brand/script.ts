import {type Bundled, bundle} from '../bundle';
import type {VisitBrandContent} from '../../content/visitBrand';
import {sampleBrands} from '../../data/sampleBrands';
import {readWords} from '../../lib/readWords';
import {visitStyle} from '../../lib/visitStyle';
import {siteColours} from '../../plugins/brand/colours.cjs';

/** Where the script is, below the home of a locale: pages name it and few load it, so that no hash makes them heavier. */
export const brandFile = 'brand.js';

/**
 * The script that lets a visit wear another company's brand.
 *
 * @param siteDir folder of the site
 * @param language of the pages that load it
 */
export function brandScript(siteDir: string, language: string): Bundled {
  const words = readWords<VisitBrandContent>(siteDir, language, 'visitBrand');
  const colours = siteColours(siteDir);
  const {code} = bundle('brand/index.ts', {
    format: 'esm',
    define: {
      WORDS: {...words, text: words.text('{name}')},
      SAMPLES: sampleBrands.map(({name, colour}) => ({
        name,
        colour,
        style: visitStyle({name, colour}, colours),
      })),
    },
    text: ['.css'],
  });
  return {code, file: brandFile};
}
