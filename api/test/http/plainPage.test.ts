import Fastify from 'fastify';
import {ApiError} from '../../src/http/apiError';
import {sendPlainPage} from '../../src/http/plainPage';
import {wordsIn} from '../../src/languages/languages';

test('a page without script, style or picture says what is wrong', async () => {
  const app = Fastify();
  app.get('/', (_, reply) => sendPlainPage(reply, 'en', ['Say <more>.', 'Twice.']));
  const {headers, body} = await app.inject('/');
  const {pageTitle, goBack} = wordsIn('en').server;
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  });
  expect(body).toContain('<!doctype html>');
  expect(body).toContain('<html lang="en">');
  expect(body).toContain(`<title>${pageTitle}</title>`);
  const main = body.slice(body.indexOf('<main>'), body.indexOf('</main>'));
  expect(main.split(/\s*\n\s*/).join('')).toBe(
    `<main><h1>${pageTitle}</h1><p>Say &lt;more&gt;.</p><p>Twice.</p><p>${goBack}</p>`,
  );
});

test('an error keeps for the log what caused it', () => {
  const cause = new Error('disk');
  expect(new ApiError(500, 'serverError', {cause})).toMatchObject({message: 'serverError', cause});
});
