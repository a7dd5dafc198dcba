import {readFileSync} from 'node:fs';
import path from 'node:path';
import {languagesOf} from '../../src/lib/languages';
import type {Portal} from './portal';

export interface Recipe {
  readonly name: string;
  /** Maximum number of changed files. */
  readonly files: number;
  readonly env?: Readonly<Record<string, string>>;
  apply(portal: Portal): void;
}

const given = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

function part(text: string, pattern: RegExp): string {
  const [found] = pattern.exec(text) ?? [];
  if (found === undefined) {
    throw new Error(`Nothing here is like ${pattern}`);
  }
  return found;
}

const plansFile = 'src/data/plans.ts';
const priced = (plans: string) =>
  [...plans.matchAll(/^ {4}id: '(.+)',\n(?:.*\n)? {4}eurPerMonth: \d/gm)].map(([, id]) => id!);
const recordOf = (plans: string, id: string) =>
  part(plans, new RegExp(`  \\{\\n    id: '${id}',[\\s\\S]*?\\n  \\},\\n`));
const figure = (record: string, name: string) =>
  Number(part(record, new RegExp(`(?<=${name}: )[\\d_.]+`)).replaceAll('_', ''));

const planWords = ({folder}: Portal) =>
  languagesOf(folder).map((language) =>
    language === 'en' ? 'src/content/planWords.ts' : `i18n/${language}/content/planWords.ts`,
  );

const locales = (portal: Portal) => part(portal.source('docusaurus.config.ts'), /locales: \[[^\]]*\]/);

const brand: Recipe = {
  name: 'brand',
  files: 3,
  apply(portal) {
    portal.write('src/data/brand.ts', given('brand/brand.ts').replace('../../../src/data/', './'));
    portal.write('src/css/colours.css', given('brand/colours.css'));
    portal.write('static/favicon.svg', given('brand/favicon.svg'));
  },
};

const price: Recipe = {
  name: 'price',
  files: 1,
  apply(portal) {
    const [first] = /eurPerMonth: \d+,/.exec(portal.source(plansFile))!;
    portal.edit(plansFile, [
      [first, 'eurPerMonth: 59,'],
      ["currency: string = 'EUR'", "currency: string = 'USD'"],
    ]);
  },
};

const planFewer: Recipe = {
  name: 'plan-fewer',
  files: 3,
  apply(portal) {
    const plans = portal.source(plansFile);
    const [before, last] = priced(plans)
      .slice(-2)
      .map((id) => recordOf(plans, id)) as [string, string];
    const adds = part(last, /(?<=adds: \[)[\s\S]*?(?=\])/);
    portal.edit(plansFile, [
      [last, ''],
      [before, before.replace(/,?(\s*)\],\n {2}\},\n$/, (_, space: string) => `, ${adds}${space}],\n  },\n`)],
    ]);
    const id = priced(plans).at(-1)!;
    for (const file of planWords(portal)) {
      const words = part(portal.source(file), new RegExp(`  ${id}: \\{[\\s\\S]*?\\n  \\},\\n`));
      portal.edit(file, [[words, '']]);
    }
    portal.stamp('src/content/planWords.ts');
  },
};

const planMore: Recipe = {
  name: 'plan-more',
  files: 3,
  apply(portal) {
    const plans = portal.source(plansFile);
    const first = recordOf(plans, priced(plans)[0]!);
    portal.edit(plansFile, [
      [
        first,
        `${first}  {
    id: 'grow',
    name: 'Grow',
    eurPerMonth: ${Math.ceil(figure(first, 'eurPerMonth')) + 20},
    mspUsers: ${figure(first, 'mspUsers')},
    clients: ${figure(first, 'clients') + 1},
    scansPerMonth: ${figure(first, 'scansPerMonth') + 1},
    addOns: {extraClient: 2, extraUser: 19},
    freeTrial: false,
    popular: false,
    adds: [],
  },
`,
      ],
    ]);
    const words = {
      en: {
        tagline: 'For teams that grow.',
        description: 'For providers between two sizes.',
        step: 'Take on more clients.',
        feature: 'Priority in the support queue',
      },
      it: {
        tagline: 'Per i team che crescono.',
        description: 'Per fornitori tra due dimensioni.',
        step: 'Segui più clienti.',
        feature: 'Priorità nella coda dell’assistenza',
      },
    };
    for (const file of planWords(portal)) {
      const {tagline, description, step, feature} = words[file.startsWith('i18n/it/') ? 'it' : 'en'];
      const beginning = part(portal.source(file), /export const planWords[^\n]*\{\n/);
      portal.edit(file, [
        [
          beginning,
          `${beginning}  grow: {
    tagline: '${tagline}',
    description: '${description}',
    features: ['${feature}'],
    home: {step: '${step}'},
  },
`,
        ],
      ]);
    }
    if (planWords(portal).length > 1) {
      portal.stamp('src/content/planWords.ts');
    }
  },
};

function language(tag: string, words: {title: string; hero: string; guide: string}): Recipe {
  return {
    name: tag,
    files: 4,
    apply(portal) {
      const list = locales(portal);
      portal.edit('docusaurus.config.ts', [[list, list.replace(']', `, '${tag}']`)]]);
      portal.write(`i18n/${tag}/locale.json`, '{"words": "partial"}\n');
      portal.write(
        `i18n/${tag}/content/home.ts`,
        `import type {HomeContent} from '@site/src/content/home';
import type {PartialWords} from '@site/src/lib/words';

export const home: PartialWords<HomeContent> = {
  meta: {title: '${words.title}'},
  hero: {title: '${words.hero}'},
};
`,
      );
      const guide = 'docs/guides/setup.md';
      portal.write(
        `i18n/${tag}/docusaurus-plugin-content-docs/current/guides/setup.md`,
        portal.source(guide).replace(/^title: .*$/m, `title: ${words.guide}`),
      );
      portal.stamp('src/content/home.ts', guide);
    },
  };
}

const german = language('de', {
  title: 'Cybersicherheit unter eigener Marke',
  hero: 'Verkaufe Sicherheit unter deinem Namen.',
  guide: 'Einrichten',
});

const arabic = language('ar', {
  title: 'الأمن السيبراني تحت علامتك التجارية',
  hero: 'بِع الأمن السيبراني باسمك.',
  guide: 'الإعداد',
});

const englishOnly: Recipe = {
  name: 'english-only',
  files: 2,
  apply(portal) {
    portal.edit('docusaurus.config.ts', [[locales(portal), "locales: ['en']"]]);
    for (const own of languagesOf(portal.folder).slice(1)) {
      portal.delete(`i18n/${own}`);
    }
  },
};

const variables = (name: string, env: Readonly<Record<string, string>>): Recipe => ({
  name,
  files: 0,
  env,
  apply() {},
});

export const recipes = {
  brand,
  price,
  planFewer,
  planMore,
  german,
  arabic,
  englishOnly,
  below: variables('below-a-path', {SITE_URL: 'https://www.gruenwacht.example/portal'}),
  twoOrigins: variables('two-origins', {
    SITE_URL: 'https://www.gruenwacht.example',
    API_ORIGIN: 'https://api.gruenwacht.example',
  }),
  static: variables('static', {API_ORIGIN: 'none'}),
} as const satisfies Record<string, Recipe>;

/**
 * Follows recipes on a copy, one after the other.
 *
 * @returns environment variables for the build
 * @throws Error if a recipe changes more files than allowed
 */
export function follow(portal: Portal, ...list: readonly Recipe[]): Record<string, string> {
  for (const recipe of list) {
    portal.touched.clear();
    recipe.apply(portal);
    if (portal.touched.size > recipe.files) {
      throw new Error(
        `"${recipe.name}" touches ${[...portal.touched].join(', ')}: no more than ${recipe.files} files are promised.`,
      );
    }
  }
  return Object.assign({}, ...list.map(({env}) => env)) as Record<string, string>;
}
