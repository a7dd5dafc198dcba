import {STATUS_CODES} from 'node:http';
import type {ServerContent} from '../../../src/content/server';
import type {ErrorAnswer} from '../contract';
import {plainPage} from '../http/plainPage';
import {locales, wordsIn} from '../languages/languages';

const nginxAnswers: Record<number, keyof ServerContent> = {
  413: 'tooLarge',
  429: 'tooMany',
  502: 'serverError',
  504: 'serverError',
};

/** Writes nginx's responses below `/api/`, by file name: `it-429.html` for forms of browsers, JSON for scripts. */
export function nginxErrorFiles(): Record<string, string> {
  return Object.fromEntries(
    locales.flatMap((locale) =>
      Object.entries(nginxAnswers).flatMap(([status, says]) => {
        const message = wordsIn(locale).server[says];
        const answer: ErrorAnswer = {
          statusCode: Number(status),
          error: String(STATUS_CODES[status]),
          message,
        };
        return [
          [`${locale}-${status}.html`, plainPage(locale, [message])],
          [`${locale}-${status}.json`, JSON.stringify(answer)],
        ];
      }),
    ),
  );
}

/**
 * Writes the maps for nginx that choose among `nginxErrorFiles`: `$portal_language` by the Referer, and
 * `$portal_error_type`.
 *
 * @param home base path of the site, with slashes at both ends
 */
export function nginxErrors(home = '/'): string {
  const lines = locales
    .slice(1)
    .map((locale) => `    "~^https?://[^/]+${home}${locale}(?:[/?#]|$)" ${locale};\n`);
  return `map $http_referer $portal_language {
    default ${locales[0]};
${lines.join('')}}
map "$request_method $content_type" $portal_error_type {
    default json;
    "~^POST (?:application/x-www-form-urlencoded|multipart/form-data)" html;
}
`;
}
