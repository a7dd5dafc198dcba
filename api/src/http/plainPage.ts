import type {FastifyReply} from 'fastify';
import {wordsIn} from '../languages/languages';
import {html} from './html';

/** Renders a page for a failed form post, if no page of the site can show it. Escapes `messages`. */
export function plainPage(locale: string, messages: readonly string[]): string {
  const {errorTitle, pageTitle, goBack} = wordsIn(locale).server;
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${errorTitle} ${pageTitle}</title>
      </head>
      <body>
        <main>
          <h1>${pageTitle}</h1>
          ${messages.map((message) => html`<p>${message}</p>`)}
          <p>${goBack}</p>
        </main>
      </body>
    </html>`.text;
}

export function sendPlainPage(reply: FastifyReply, locale: string, messages: readonly string[]) {
  return reply
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
    .type('text/html; charset=utf-8')
    .send(plainPage(locale, messages));
}
