import type {Content} from '../../content';
import type {Locale} from '../../content/blocks';
import {inLocale} from '../../content/inLocale';
import {frontMatter} from '../../content/markdown';
import {localised} from '../peer';

/** The home page from Starlight's own parts: the splash template, cards, link buttons. */
export function homeMdx(content: Content, locale: Locale): string {
  const {title, description, hero, figures, features, plans, faq, final} = inLocale(content.home, locale);
  const link = localised(locale)(content.guides[0]?.path ?? '/');
  const attribute = (text: string) => JSON.stringify(text);
  return [
    frontMatter({
      title,
      description,
      template: 'splash',
      hero: {
        title: hero.title,
        tagline: hero.text,
        actions: [
          {text: hero.primary, link},
          {text: hero.secondary, link, variant: 'minimal'},
        ],
      },
    }),
    "import {Card, CardGrid, LinkButton} from '@astrojs/starlight/components';",
    '',
    `## ${figures.title}`,
    '<CardGrid>',
    ...figures.items.map(({value, label}) => `<Card title=${attribute(value)}>${label}</Card>`),
    '</CardGrid>',
    `## ${features.title}`,
    features.text,
    '<CardGrid>',
    ...features.items.map((item) => `<Card title=${attribute(item.title)}>${item.text}</Card>`),
    '</CardGrid>',
    `## ${plans.title}`,
    plans.text,
    '<CardGrid>',
    ...plans.items.map(
      ({name, price, text, points}) =>
        `<Card title=${attribute(`${name}: ${price}`)}>\n${text}\n\n${points.map((point) => `- ${point}`).join('\n')}\n</Card>`,
    ),
    '</CardGrid>',
    `## ${faq.title}`,
    ...faq.items.map(
      ({question, answer}) => `<details name="faq">\n<summary>${question}</summary>\n\n${answer}\n</details>`,
    ),
    `## ${final.title}`,
    final.text,
    `<LinkButton href=${attribute(link)}>${final.primary}</LinkButton>`,
    `<LinkButton href=${attribute(link)} variant="secondary">${final.secondary}</LinkButton>`,
    '',
  ].join('\n\n');
}
