import type {FastifyRequest} from 'fastify';
import {isPlainFormPost, wantsJson} from '../../src/http/wants';

const page = 'text/html,application/xhtml+xml,*/*;q=0.8';
const form = 'application/x-www-form-urlencoded';

test.each([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['application/json', true],
  ['application/json, text/plain, */*', true],
  [page, false],
  ['text/html, application/json', false],
])('Accept: %s wants JSON: %s', (accept, wanted) => {
  expect(wantsJson({headers: {accept}} as FastifyRequest)).toBe(wanted);
});

test.each([
  ['POST', '/api/contact', form, page, true],
  ['POST', '/api/contact', 'Multipart/Form-Data; boundary=x', undefined, true],
  ['POST', '/api/contact', form, 'application/json', false],
  ['POST', '/api/contact', 'application/json', page, false],
  ['POST', '/api/contact', `text/plain; ${form}`, page, false],
  ['POST', '/api/contact', `${form}ed`, page, false],
  ['POST', '/api/contact', undefined, page, false],
  ['POST', '/api/echo', form, page, false],
  // An address that cannot be decoded has no route.
  ['POST', undefined, form, page, false],
  ['GET', '/api/contact', form, page, false],
])('%s %s of %s for %s is a plain form: %s', (method, url, type, accept, plain) => {
  const routeOptions = url === undefined ? undefined : {url};
  const request = {method, routeOptions, headers: {'content-type': type, accept}};
  expect(isPlainFormPost(request as unknown as FastifyRequest)).toBe(plain);
});
