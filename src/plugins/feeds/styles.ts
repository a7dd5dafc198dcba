import {darkPalette, palette} from '../brand/palette';

/** Style sheet of a locale's feeds, below its home. */
export const feedStyles = 'feeds.css';

const variables = (colours: typeof palette) =>
  (['bg', 'text', 'muted', 'line', 'accent'] as const)
    .map((name) => `--${name}: ${colours[name]};`)
    .join(' ');

/** How browsers show a feed: RSS and Atom name the same things differently. */
export const feedCss = () => `@namespace html url('http://www.w3.org/1999/xhtml');
:root { color-scheme: light dark; ${variables(palette)} }
@media (prefers-color-scheme: dark) { :root { ${variables(darkPalette)} } }
rss, feed { display: block; max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem; background: var(--bg); color: var(--text); font: 1.0625rem/1.6 system-ui, sans-serif; }
channel, item, entry, title, description, subtitle, html|div { display: block; }
rss *, feed * { display: none; }
channel, channel > title, channel > description, item, item > title, item > description, item > pubDate,
feed > title, feed > subtitle, entry, entry > title, entry > summary, html|div, html|div > html|p { display: block; }
html|div { margin: 0 0 2rem; padding: 0.75rem 1.25rem; border: 1px solid var(--line); border-inline-start: 4px solid var(--accent); }
html|p { margin: 0.5rem 0; }
html|p > html|a { display: inline; color: var(--accent); }
channel > title, feed > title { margin: 0; font-size: 2rem; font-weight: 700; line-height: 1.2; }
channel > description, feed > subtitle { margin-bottom: 1.5rem; color: var(--muted); }
item, entry { padding: 1rem 0; border-top: 1px solid var(--line); }
item > title, entry > title { font-size: 1.25rem; font-weight: 600; line-height: 1.3; }
item > pubDate { color: var(--muted); font-size: 0.875rem; }
`;
