import {languageName} from '../../lib/locale';
import type {TranslationState} from '../../lib/pluginData';
import type {Change} from '../../lib/wordChanges';
import type {Section} from './changes';
import type {Dates} from './dates';
import {html, Html} from '../../lib/html';
import type {Check, DeskProblem} from './problems';
import {type DeskText, type Kind, kinds} from './texts';

const states: Readonly<Record<TranslationState, string>> = {
  current: 'Current',
  stale: 'Stale',
  missing: 'Missing',
  orphan: 'Orphan',
};

/** What a state means, said with the name of the language. */
const meanings: Readonly<Record<TranslationState, (language: string) => string>> = {
  current: (language) => `The ${language} translates the English text of now.`,
  stale: () => 'The English has changed since it was translated.',
  missing: (language) => `There is no ${language}: readers get the English text.`,
  orphan: (language) => `The English is gone: rename the ${language} or delete it.`,
};

/** Name of the language that a text is translated into; empty on a site in English alone. */
const nameOf = ({language}: DeskText) => language && languageName(language, 'en');

/** What is asked of the list. */
export interface Filter {
  readonly q: string;
  readonly state: string;
  readonly kind: string;
  readonly language: string;
}

/** Everything that pages say of the texts. */
export interface Desk {
  readonly texts: readonly DeskText[];
  readonly dates: Dates;
  readonly check: Check;
  /** Address of the page that shows a text, by either of its files. */
  readonly pageOf: (file: string) => string | undefined;
}

/** Parts of a page that are the same for all. */
export interface Frame {
  readonly styles: string;
  readonly script: string;
  readonly nonce: string;
  /** Path of the site's home, with a slash at both ends. */
  readonly home: string;
}

const numbers = new Intl.NumberFormat('en-GB');
const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const day = (date?: string) =>
  date ? html`<time datetime="${date}">${days.format(new Date(date))}</time>` : 'unknown';

/** A whole page. */
export function page({styles, script, nonce, home}: Frame, title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="${home}favicon.svg" />
        <style nonce="${nonce}">
          ${new Html(styles)}
        </style>
      </head>
      <body>
        <header class="bar"><a href="/desk">Writers’ desk</a> <a href="${home}">The site</a></header>
        <main>${body}</main>
        <script nonce="${nonce}">
          ${new Html(script)};
        </script>
      </body>
    </html>`.text;
}

const problemsOf = ({original, translation}: DeskText, {problems = []}: Check) =>
  problems.filter(({file}) => file === original || file === translation);

/** What a language says of a text: words and the day of the last change. */
function facts(text: DeskText, language: 'original' | 'translation', {dates}: Desk): Html {
  const version = text.versions[language];
  const file = text[language];
  return version
    ? html`${count(version.words, 'word')}, ${day(dates.of(file))}${dates.isOpen(file) && ' (not committed)'}`
    : html`–`;
}

const mark = (name: string, look: string) => html`<span class="mark" data-look="${look}">${name}</span> `;

const marksOf = (text: DeskText): Html[] => [
  ...(text.language ? [mark(states[text.state], text.state)] : []),
  ...(text.draft ? [mark('Draft', 'plain')] : []),
  ...(text.unlisted ? [mark('Unlisted', 'plain')] : []),
];

const addressOf = ({name}: DeskText) => `/desk/text?${new URLSearchParams({file: name})}`;

const count = (number: number, one: string, many = `${one}s`) =>
  `${numbers.format(number)} ${number === 1 ? one : many}`;

function row(text: DeskText, desk: Desk): Html {
  const found = problemsOf(text, desk.check).length;
  return html`<li>
    <div>
      <a href="${addressOf(text)}">${text.title}</a>
      <small>${text.original}</small>
    </div>
    <p class="marks">${marksOf(text)} ${found > 0 && mark(count(found, 'problem'), 'problem')}</p>
    <p><b>English</b> ${facts(text, 'original', desk)}</p>
    ${text.language && html`<p><b>${nameOf(text)}</b> ${facts(text, 'translation', desk)}</p>`}
  </li>`;
}

/** Problems as a list; those of a text leave its name out where it is the only one. */
const problemList = (problems: readonly DeskProblem[]) =>
  html`<ul class="problems">
    ${problems.map(
      ({file, line, message}) => html`<li><code>${file}${line > 0 && `:${line}`}</code> ${message}</li>`,
    )}
  </ul>`;

function checkNotice({problems, running, failure}: Check): Html {
  const sentence = running
    ? 'The texts are being checked; what is found comes by itself.'
    : failure
      ? `The texts could not be checked: ${failure}`
      : problems?.length === 0
        ? 'Checked: nothing to mend.'
        : `Checked: ${count(problems?.length ?? 0, 'problem')}, as npm run check:content lists them.`;
  return html`<p class="notice" role="status">${sentence}</p>`;
}

const option = (value: string, label: string, chosen: string) =>
  html`<option value="${value}" ${value === chosen && new Html('selected')}>${label}</option>`;

function matches(text: DeskText, {q, state, kind, language}: Filter, check: Check): boolean {
  const words =
    `${text.title} ${text.original} ${text.translation} ${text.versions.translation?.title}`.toLowerCase();
  const isInState =
    state === '' ||
    state === text.state ||
    (state === 'draft' && text.draft) ||
    (state === 'unlisted' && text.unlisted) ||
    (state === 'problems' && problemsOf(text, check).length > 0);
  return (
    isInState &&
    (kind === '' || kind === text.kind) &&
    (language === '' || language === text.language) &&
    q
      .toLowerCase()
      .split(/\s+/)
      .every((it) => words.includes(it))
  );
}

/** The list of all texts. */
export function overview(desk: Desk, filter: Filter): Html {
  const {texts, check, dates} = desk;
  const shown = texts.filter((text) => matches(text, filter, check));
  const among = (wanted: Partial<Filter>) =>
    texts.filter((text) => matches(text, {q: '', state: '', kind: '', language: '', ...wanted}, check))
      .length;
  const stateNames = {...states, draft: 'Draft', unlisted: 'Unlisted', problems: 'With problems'};
  const languages = [...new Set(texts.map(({language}) => language))];
  const own = new Set(texts.flatMap(({original, translation}) => [original, translation]));
  const others = (check.problems ?? []).filter(({file}) => !own.has(file));
  return html`<h1>Writers’ desk</h1>
    <form action="/desk" role="search">
      <p>
        <label for="q">Words in title or path</label
        ><input id="q" name="q" type="search" value="${filter.q}" />
      </p>
      <p>
        <label for="state">State</label
        ><select id="state" name="state">
          ${option('', `All (${texts.length})`, filter.state)}
          ${Object.entries(stateNames).map(([state, name]) =>
            option(state, `${name} (${among({state})})`, filter.state),
          )}
        </select>
      </p>
      <p>
        <label for="kind">Kind</label
        ><select id="kind" name="kind">
          ${option('', 'All', filter.kind)}
          ${(Object.keys(kinds) as Kind[]).map((kind) =>
            option(kind, `${kinds[kind]} (${among({kind})})`, filter.kind),
          )}
        </select>
      </p>
      ${
        languages.length > 1 &&
        html`<p>
          <label for="language">Language</label
          ><select id="language" name="language">
            ${option('', 'All', filter.language)}
            ${languages.map((language) =>
              option(language, `${languageName(language, 'en')} (${among({language})})`, filter.language),
            )}
          </select>
        </p>`
      }
      <button>Show</button>
    </form>
    <div id="live" data-live>
      ${checkNotice(check)} ${dates.note && html`<p class="notice">${dates.note}</p>`}
      ${
        others.length > 0 &&
        html`<details>
          <summary>${count(others.length, 'problem')} in other files</summary>
          ${problemList(others)}
        </details>`
      }
      <h2>
        ${shown.length === texts.length ? count(texts.length, 'text') : `${shown.length} of ${count(texts.length, 'text')}`}
      </h2>
      ${
        shown.length === 0
          ? html`<p>No text is like this. <a href="/desk">Show all texts</a></p>`
          : html`<ul class="texts">
              ${shown.map((text) => row(text, desk))}
            </ul>`
      }
    </div>`;
}

const changeOf = ({kind, text}: Change) =>
  kind === 'same' ? html`${text}` : kind === 'added' ? html`<ins>${text}</ins>` : html`<del>${text}</del>`;

const pair = ({english, translation}: Section, text: DeskText) =>
  html`<div class="pair">
    <div>
      <h3>English</h3>
      <pre>${english.map(changeOf)}</pre>
    </div>
    <div lang="${text.language}">
      <h3 lang="en">${nameOf(text)}</h3>
      <pre>${translation}</pre>
    </div>
  </div>`;

const sectionOf = (section: Section, text: DeskText) =>
  section.changed
    ? html`<section>
        <h2>${section.heading}</h2>
        ${pair(section, text)}
      </section>`
    : html`<details>
        <summary>
          <h2>${section.heading}</h2>
          <small>unchanged</small>
        </summary>
        ${pair(section, text)}
      </details>`;

/** What changed in a text since it was translated, as far as that is known. */
export interface Changes {
  readonly sections: readonly Section[];
  /** Why nothing is marked. */
  readonly note?: string;
}

/** What a stamp carries: the text, the English that the writer saw, and the proof that the form is the desk's own. */
export interface StampForm {
  readonly token: string;
  readonly hash: string;
}

/** One text: what is known of it, and what changed in English beside its translation. */
export function textPage(
  text: DeskText,
  desk: Desk,
  {changes, stamp, said}: {changes?: Changes; stamp?: StampForm; said?: string},
): Html {
  const found = problemsOf(text, desk.check);
  const address = desk.pageOf(text.translation) ?? desk.pageOf(text.original);
  return html`<p><a href="/desk">All texts</a></p>
    <h1>${text.title}</h1>
    <p class="marks">${marksOf(text)}</p>
    ${said && html`<p class="notice" role="status">${said}</p>`}
    <p>
      ${text.language && meanings[text.state](nameOf(text))}${text.binding && ' It states prices or terms: the site is not built while it is stale or missing.'}
    </p>
    <dl>
      <div>
        <dt>English</dt>
        <dd><code>${text.original}</code><br />${facts(text, 'original', desk)}</dd>
      </div>
      ${
        text.language &&
        html`<div>
          <dt>${nameOf(text)}</dt>
          <dd><code>${text.translation}</code><br />${facts(text, 'translation', desk)}</dd>
        </div>`
      }
      ${
        address &&
        html`<div>
          <dt>Page</dt>
          <dd><a href="${address}">${address}</a></dd>
        </div>`
      }
    </dl>
    <div id="live" data-live>
      ${checkNotice(desk.check)}
      ${
        found.length > 0 &&
        html`<h2>${count(found.length, 'problem')}</h2>
          ${problemList(found)}`
      }
    </div>
    ${changes?.note && html`<p class="notice">${changes.note}</p>`}
    ${
      stamp &&
      html`<form method="post" action="/desk/stamp" class="stamp">
        <input type="hidden" name="file" value="${text.name}" />
        <input type="hidden" name="token" value="${stamp.token}" />
        <input type="hidden" name="hash" value="${stamp.hash}" />
        <button>Stamp the ${nameOf(text)} as current</button>
        <small
          >When it says what the English says now. Like npm run i18n:stamp, it writes sourceHash into the
          ${nameOf(text)} file and nothing else.</small
        >
      </form>`
    }
    ${changes?.sections.map((section) => sectionOf(section, text))}`;
}

/** A page that only says something. */
export const message = (title: string, sentence: string) =>
  html`<h1>${title}</h1>
    <p>${sentence}</p>
    <p><a href="/desk">All texts</a></p>`;
