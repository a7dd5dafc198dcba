import type {Answer} from '../browser/answers';
import type {PublishedText} from '../../../rendering/publishedTexts';
import type {SearchAnswer} from '../../../lib/searchAnswer';
import type {MainRegion} from './readMain';

/** An answer with its source file, for messages. */
export interface WrittenAnswer extends SearchAnswer {
  readonly file: string;
}

export const answersOfTexts = (texts: readonly PublishedText[], baseUrl: string): WrittenAnswer[] =>
  texts.flatMap(({source, permalink, frontMatter, version}) => {
    const answers = version === undefined ? ((frontMatter.answers ?? []) as FrontMatterAnswer[]) : [];
    return answers.map(({ask, text, at}) => ({
      ask,
      text,
      to: `/${permalink.slice(baseUrl.length)}${at ? `#${at}` : ''}`,
      file: source,
    }));
  });

interface FrontMatterAnswer {
  readonly ask: readonly string[];
  readonly text: string;
  readonly at?: string;
}

const numbers = (text: string) => text.match(/\d[\d.,]*\d|\d/g) ?? [];

/**
 * Checks the answers and completes them for the search. Drops, with a warning, an answer that links to a page which the
 * site does not have.
 *
 * @param pages content of the main region and title of each page, by path with the locale
 * @param baseUrl path of the locale's home, with a trailing slash
 * @throws Error that names each answer whose anchor or numbers are not on its page, so that no answer is invented
 */
export function checkedAnswers(
  answers: readonly WrittenAnswer[],
  pages: ReadonlyMap<string, {readonly main: MainRegion; readonly name: string}>,
  baseUrl: string,
): Answer[] {
  const problems: string[] = [];
  const absent = new Set<string>();
  const checked = answers.flatMap(({file, ask, text, to}): Answer[] => {
    if (/^https?:/.test(to)) {
      return [{ask, text, url: to}];
    }
    const url = baseUrl + to.slice(1);
    const [path = '', anchor] = url.split('#');
    const page = pages.get(path);
    if (!page) {
      absent.add(`${file}: ${path}`);
      return [];
    }
    const said = new Set(numbers(page.main.text));
    const invented = numbers(text).filter((number) => !said.has(number));
    if (anchor !== undefined && !page.main.anchors.has(anchor)) {
      problems.push(
        `${file}: the answer "${text}" leads to ${to}, and the page has no heading with that anchor`,
      );
    } else if (invented.length > 0) {
      problems.push(
        `${file}: the answer "${text}" has ${invented.join(', ')}, which does not stand on ${path}`,
      );
    }
    return [{ask, text, url, from: page.name}];
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  if (absent.size > 0) {
    console.warn(
      `[WARNING] Answers of the search that lead to pages which the site does not have are left out: ${[...absent].join(', ')}.`,
    );
  }
  return checked;
}
