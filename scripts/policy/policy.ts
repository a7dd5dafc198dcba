import {createHash} from 'node:crypto';

/** The first thing of a page; the policy comes right after it, before anything that it is about. */
const start = /<meta charset=["']?utf-8["']?\s*\/?>/i;

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Texts of the elements of a kind that browsers would run or apply. */
function inlineTexts(page: string, element: 'script' | 'style'): string[] {
  return [...page.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'))]
    .filter(
      ([, attributes = '']) => !/\bsrc=|\btype=["']?(?:application\/|speculationrules)/i.test(attributes),
    )
    .map(([, , text = '']) => text);
}

/**
 * Adds the policy to a page. The search runs WebAssembly; the rules for loading ahead are no script, and have a keyword
 * of their own. Attributes may carry styles: the pages hold sizes of drawings in them, and no visitor's text.
 *
 * @param page HTML as it will be sent
 * @throws when the page has a policy already, has no `<meta charset>` to put it after, or has an inline handler
 */
export function withPolicy(page: string): string {
  if (/http-equiv=["']?content-security-policy/i.test(page)) {
    throw new Error('The page has a policy already. Build it anew.');
  }
  if (!start.test(page)) {
    throw new Error('The page has no <meta charset="utf-8">, after which its policy would stand.');
  }
  const handler = /<[a-z][^>]*\s(on[a-z]+)=/i.exec(page.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ''));
  if (handler) {
    throw new Error(`The page has an inline handler, ${handler[1]}, which its policy forbids.`);
  }
  const hashes = (element: 'script' | 'style') =>
    [...new Set(inlineTexts(page, element).map(hashOf))].map((hash) => ` ${hash}`).join('');
  const policy =
    `script-src 'self' 'wasm-unsafe-eval' 'inline-speculation-rules'${hashes('script')};` +
    `style-src-elem 'self'${hashes('style')}`;
  return page.replace(
    start,
    (meta) => `${meta}<meta http-equiv=Content-Security-Policy content="${policy}">`,
  );
}
