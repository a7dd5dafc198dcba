import {type Article, articlesOf, type Content} from '../../content';
import {type Locale, locales} from '../../content/blocks';
import type {Home} from '../../content/home';
import {escaped, toHtml} from '../../content/html';
import {emptyFolder, writeFiles} from '../../files';
import {localised, type Peer} from '../peer';
import {styles} from './styles';

const menu = {
  en: {guides: 'Guides', blog: 'Blog', terms: 'Terms'},
  it: {guides: 'Guide', blog: 'Blog', terms: 'Condizioni'},
} as const;

/** What a person would write by hand and nothing else: the least that the same words can cost. */
function page(content: Content, locale: Locale, title: string, description: string, body: string): string {
  const address = localised(locale);
  const links = [
    [content.guides[0]?.path ?? '/', menu[locale].guides],
    [content.posts[0]?.path ?? '/', menu[locale].blog],
    [content.legal[0]?.path ?? '/', menu[locale].terms],
  ] as const;
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<style>${styles}</style>
<header><a href="${address('/')}">Home</a>${links.map(([to, text]) => `<a href="${address(to)}">${text}</a>`).join('')}</header>
<main>
${body}
</main>
</html>
`;
}

function article({title, blocks}: Article, locale: Locale): string {
  return `<h1>${escaped(title[locale])}</h1>\n${toHtml(blocks, locale, localised(locale))}`;
}

function homeBody(home: Home, guides: string, locale: Locale): string {
  const t = (words: Record<Locale, string>) => escaped(words[locale]);
  const call = (words: Record<Locale, string>) => `<a class="call" href="${guides}">${t(words)}</a>`;
  const card = (title: string, inside: string) => `<div class="card"><h3>${title}</h3>${inside}</div>`;
  const grid = (items: readonly string[]) => `<div class="grid">${items.join('')}</div>`;
  return [
    `<h1>${t(home.hero.title)}</h1><p>${t(home.hero.text)}</p>${call(home.hero.primary)}${call(home.hero.secondary)}`,
    `<h2>${t(home.figures.title)}</h2>`,
    grid(home.figures.items.map(({value, label}) => `<p><b>${value}</b> ${t(label)}</p>`)),
    `<h2>${t(home.features.title)}</h2><p>${t(home.features.text)}</p>`,
    grid(home.features.items.map(({title, text}) => card(t(title), `<p>${t(text)}</p>`))),
    `<h2>${t(home.plans.title)}</h2><p>${t(home.plans.text)}</p>`,
    grid(
      home.plans.items.map(({name, price, text, points}) =>
        card(
          t(name),
          `<p><b>${price}</b></p><p>${t(text)}</p><ul>${points.map((point) => `<li>${t(point)}</li>`).join('')}</ul>`,
        ),
      ),
    ),
    `<h2>${t(home.faq.title)}</h2>`,
    ...home.faq.items.map(
      ({question, answer}) =>
        `<details name="faq"><summary>${t(question)}</summary><p>${t(answer)}</p></details>`,
    ),
    `<h2>${t(home.final.title)}</h2><p>${t(home.final.text)}</p>${call(home.final.primary)}${call(home.final.secondary)}`,
  ].join('\n');
}

/** The limit: bare HTML with a kilobyte of styles. */
export const handwritten: Peer = {
  name: 'handwritten',
  title: 'Hand-written HTML (limit)',
  prepare(content, folder) {
    emptyFolder(folder, []);
    for (const locale of locales) {
      const {home} = content;
      const root = locale === 'en' ? 'dist' : 'dist/it';
      const guides = localised(locale)(content.guides[0]?.path ?? '/');
      const files: Record<string, string> = {
        'index.html': page(
          content,
          locale,
          home.title[locale],
          home.description[locale],
          homeBody(home, guides, locale),
        ),
      };
      for (const text of articlesOf(content)) {
        files[`${text.path.slice(1)}.html`] = page(
          content,
          locale,
          text.title[locale],
          text.description[locale],
          article(text, locale),
        );
      }
      writeFiles(`${folder}/${root}`, files);
    }
  },
  out: 'dist',
  caches: [],
  intent: [],
};
