import type {Config} from '@docusaurus/types';
import * as features from '../../features';
import {thirdParties} from '../../data/thirdParties';
import {lists} from '../../lib/lists';

type Feature = keyof typeof features;

/** What the modules of every page ask for while they are bundled. */
const needed: readonly Feature[] = ['pageWords', 'siteAddress', 'brandFiles', 'pictures'];

/** What pages show although nobody makes it, with what to take out as well. Of other features nothing is left. */
const leftovers: Partial<Record<Feature, string>> = {
  downloads:
    'links to files below /downloads lead nowhere. Take "action" and "sheets" out of the front matter of texts, and the links in src/pages to the sample report and the comparison.',
  changelog: 'the feed on the page /changelog leads nowhere. Take it out of src/pages/changelog.tsx.',
  feeds:
    'feeds of the blog, the changelog and the legal texts name a style sheet that is missing. Take out what has feeds as well.',
  visitBrand:
    'fields for a name, a colour and a logo have no effect. Take out the parts of src/pages that have them.',
  ownScan: 'the trust page waits for results. Take <OwnScan> out of src/pages/trust.tsx.',
};

const isMissing = (config: Pick<Config, 'plugins'>, name: Feature) => !lists(config, features[name]);

/** Returns what features that the configuration does not list leave behind, a sentence each. */
export const leftBehind = (config: Pick<Config, 'plugins'>): string[] =>
  Object.entries(leftovers)
    .filter(([name]) => isMissing(config, name as Feature))
    .map(([name, left]) => `docusaurus.config.ts does not list features.${name}: ${left}`);

/** Returns problems of a configuration that lacks features which pages or data need. */
export const unlistedProblems = (config: Config): string[] => [
  ...needed
    .filter((name) => isMissing(config, name))
    .map((name) => `plugins: every page needs features.${name}. List it.`),
  ...(thirdParties.length > 0 && isMissing(config, 'thirdParties')
    ? [
        'plugins: nobody is asked about the list in src/data/thirdParties.ts. List features.thirdParties, or empty the list.',
      ]
    : []),
];
