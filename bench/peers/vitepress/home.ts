import type {Content} from '../../content';
import type {Locale} from '../../content/blocks';
import {inLocale} from '../../content/inLocale';
import {frontMatter} from '../../content/markdown';
import {localised} from '../peer';

/** The home page: VitePress's hero and features, the rest as Markdown below them. */
export function homeMarkdown(content: Content, locale: Locale): string {
  const {title, description, hero, figures, features, plans, faq, final} = inLocale(content.home, locale);
  const link = localised(locale)(content.guides[0]?.path ?? '/');
  return [
    frontMatter({
      layout: 'home',
      title,
      description,
      hero: {
        name: title,
        text: hero.title,
        tagline: hero.text,
        actions: [
          {theme: 'brand', text: hero.primary, link},
          {theme: 'alt', text: hero.secondary, link},
        ],
      },
      features: features.items.map((item) => ({title: item.title, details: item.text})),
    }),
    `## ${features.title}`,
    features.text,
    `## ${figures.title}`,
    figures.items.map(({value, label}) => `- **${value}** ${label}`).join('\n'),
    `## ${plans.title}`,
    plans.text,
    ...plans.items.flatMap(({name, price, text, points}) => [
      `### ${name}: ${price}`,
      text,
      points.map((point) => `- ${point}`).join('\n'),
    ]),
    `## ${faq.title}`,
    ...faq.items.map(
      ({question, answer}) =>
        `<details name="faq">\n<summary>${question}</summary>\n<p>${answer}</p>\n</details>`,
    ),
    `## ${final.title}`,
    final.text,
    `[${final.primary}](${link}) [${final.secondary}](${link})`,
    '',
  ].join('\n\n');
}
