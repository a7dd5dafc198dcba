import {createHash} from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Inline scripts and style sheets, with their attributes and text. */
const inlineElement = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;

/** Scripts of these types run, or tell the browser what to do; others hold data. */
const isCode = (attributes: string) =>
  !/\bsrc=/.test(attributes) &&
  !/\btype=(?!"?(?:module|speculationrules|text\/javascript)\b)/.test(attributes);

/**
 * Gives a page its own Content-Security-Policy, which lets in the site's own files and the very scripts and styles that
 * stand in the page. What a policy in a page cannot say (`frame-ancestors`) is in the headers of the server. Styles of
 * single elements stay free: bars have their widths there. The search needs WebAssembly, a visitor's logo `blob:`.
 *
 * @param html the page as it will be sent: later changes to its scripts and styles would be refused by browsers
 * @throws Error when the page has no `<meta charset>`, after which the policy stands
 */
export function withPolicy(html: string): string {
  const hashes = {script: new Set<string>(), style: new Set<string>()};
  for (const [, element, attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (element === 'style' || isCode(attributes)) {
      hashes[element as keyof typeof hashes].add(hashOf(text));
    }
  }
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${[...hashes.script].join(' ')}`,
    `style-src 'self' ${[...hashes.style].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';');
  const [charset] = /<meta charset="?utf-8"?\s*\/?>/i.exec(html) ?? [];
  if (!charset) {
    throw new Error('A page without <meta charset>: does the template still begin with it?');
  }
  return html.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
