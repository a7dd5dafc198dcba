import {randomBytes} from 'node:crypto';
import {readFileSync, watch} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {parseUrl} from '../../lib/parseUrl';
import {requirePair, stampTranslation, translatedText} from '../translations/history';
import {hashOf} from '../translations/sourceHash';
import {sectionsOf} from './changes';
import {datesOf} from './dates';
import {refusal} from './guard';
import type {Html} from '../../lib/html';
import {type Changes, type Desk, type Filter, message, overview, page, textPage} from './pages';
import {problemKeeper} from './problems';
import {type DeskText, isInside, languages, readTexts} from './texts';

/** What the desk is given. */
export interface DeskOptions {
  readonly siteDir: string;
  /** Address of the page that a file of a text makes. */
  readonly pageOf: (file: string) => string | undefined;
  /** Path of the site's home, with a slash at both ends. */
  readonly home?: string;
  /** Replaced in tests. */
  readonly findProblems?: Parameters<typeof problemKeeper>[2];
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Folders of texts and of what they show. */
const watched = ['docs', 'blog', 'legal', 'src/content', 'i18n'];

/** Bytes of a form that are read. */
const longestForm = 4096;

/** An answer that is no page of the desk as asked for. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > longestForm) {
      throw new Refusal(413, 'Too long', 'This is no form of the desk.');
    }
  }
  return new URLSearchParams(text);
}

/**
 * The writers' desk: every text with its state, what changed in English since it was translated, and the button that stamps
 * it. It answers below `/desk` to the machine that it runs on, and writes what `npm run i18n:stamp` writes.
 */
export function desk({siteDir, pageOf, findProblems, home = '/'}: DeskOptions): {
  middleware: Middleware;
  close: () => void;
} {
  const styles = [
    'src/css/colours.css',
    'src/css/tokens.css',
    'src/css/base.css',
    'src/plugins/desk/desk.css',
  ]
    .map((file) => readFileSync(path.join(__dirname, '../../..', file), 'utf8').replace(/^@import.*/, ''))
    .join('\n');
  const script = readFileSync(path.join(__dirname, 'refresh.js'), 'utf8');
  const font = path.join(__dirname, '../../css/fonts/geist-latin.woff2');
  const token = randomBytes(16).toString('hex');
  const listeners = new Set<ServerResponse>();
  const tell = () => listeners.forEach((listener) => listener.write('data: changed\n\n'));
  const problems = problemKeeper(siteDir, tell, findProblems);

  let pending: NodeJS.Timeout | undefined;
  const watchers = watched.flatMap((folder) => {
    try {
      return watch(path.join(siteDir, folder), {recursive: true}, () => {
        problems.forget();
        clearTimeout(pending);
        // Editors write a file in several steps.
        pending = setTimeout(tell, 300);
      });
    } catch {
      // Not every site has all of them.
      return [];
    }
  });

  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

  async function look(): Promise<Desk> {
    const texts = readTexts(siteDir);
    const files = texts.flatMap(({original, translation}) => [original, translation].filter(Boolean));
    return {texts, dates: await datesOf(siteDir, files), check: problems.look(), pageOf};
  }

  function find(texts: readonly DeskText[], file: string | null): DeskText {
    const text = texts.find(({original, translation}) => file === original || file === translation);
    if (!text) {
      throw new Refusal(404, 'No such text', `${file ?? 'This'} is neither a text nor a translation.`);
    }
    const foreign = languages.map((language) => text[language]).find((it) => !isInside(siteDir, it));
    if (foreign) {
      throw new Refusal(
        403,
        'Outside of the site',
        `${foreign} is a link that leads out of the site: the desk neither shows nor writes what is there.`,
      );
    }
    return text;
  }

  function changesOf(text: DeskText): Changes {
    const [english, translation] = [read(text.original), read(text.translation)];
    try {
      const {text: older} = translatedText(siteDir, text);
      return {sections: sectionsOf(text.original, older, english, translation)};
    } catch (error) {
      return {
        sections: sectionsOf(text.original, english, english, translation),
        note: (error as Error).message,
      };
    }
  }

  async function showText(query: URLSearchParams): Promise<Html> {
    const now = await look();
    const text = find(now.texts, query.get('file'));
    const isPair = text.versions.original && text.versions.translation;
    const said = query.has('stamped')
      ? `Stamped: ${text.translation} now translates the present text.`
      : undefined;
    return textPage(text, now, {
      said,
      ...(isPair &&
        text.state === 'stale' && {
          changes: changesOf(text),
          stamp: {token, hash: hashOf(read(text.original))},
        }),
    });
  }

  /** @returns the address to go on to */
  async function stamp(request: IncomingMessage): Promise<string> {
    const form = await formOf(request);
    if (form.get('token') !== token) {
      throw new Refusal(403, 'Not stamped', 'The page was made before the server started: load it again.');
    }
    const text = find(readTexts(siteDir), form.get('file'));
    requirePair(siteDir, text);
    if (form.get('hash') !== hashOf(read(text.original))) {
      throw new Refusal(
        409,
        'Not stamped',
        `${text.original} has changed since you opened the page: load it again, and see what is new.`,
      );
    }
    stampTranslation(siteDir, text);
    return `/desk/text?${new URLSearchParams({file: text.name, stamped: ''})}`;
  }

  function listen(response: ServerResponse): void {
    response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'});
    response.write(':\n\n');
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const nonce = randomBytes(16).toString('base64');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; font-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    const send = (status: number, title: string, body: Html) => {
      response.writeHead(status, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(page({styles, script, nonce, home}, title, body));
    };
    try {
      const reason = refusal(request);
      if (reason) {
        response.writeHead(403, {'Content-Type': 'text/plain; charset=utf-8'}).end(reason);
        return;
      }
      const {pathname, searchParams} = url;
      const filter = Object.fromEntries(
        (['q', 'state', 'kind', 'language'] as const).map((name) => [
          name,
          searchParams.get(name)?.trim() ?? '',
        ]),
      ) as unknown as Filter;
      switch (`${request.method} ${pathname}`) {
        case 'GET /desk':
          return send(200, 'Writers’ desk', overview(await look(), filter));
        case 'GET /desk/text':
          return send(200, `${searchParams.get('file')} – Writers’ desk`, await showText(searchParams));
        case 'GET /desk/changes':
          return listen(response);
        case 'GET /desk/font.woff2':
          response.writeHead(200, {'Content-Type': 'font/woff2', 'Cache-Control': 'max-age=3600'});
          return void response.end(readFileSync(font));
        case 'POST /desk/stamp':
          response.writeHead(303, {Location: await stamp(request)});
          return void response.end();
        default:
          throw new Refusal(404, 'No such page', 'The desk has no page at this address.');
      }
    } catch (error) {
      const {status, title} = error instanceof Refusal ? error : {status: 500, title: 'That did not work'};
      send(status, title, message(title, (error as Error).message));
    }
  }

  return {
    middleware: (request, response, next) => {
      // What begins with two slashes would be another host if it were read as a link.
      const url = parseUrl(`http://desk${request.url}`);
      return url && /^\/desk(?:\/|$)/.test(url.pathname) ? void answer(request, response, url) : next();
    },
    close: () => {
      clearTimeout(pending);
      watchers.forEach((watcher) => watcher.close());
      listeners.forEach((listener) => listener.end());
    },
  };
}
