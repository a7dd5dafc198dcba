/** Script of legal pages. Each function needs its element and does nothing without it. */
import {legalTimeZone} from '../../../data/legal';
import {dayIn, daysBetween} from '../../../lib/calendar';
import {versionOn} from '../model/versions';

const language = document.documentElement.lang;

function countDown(): void {
  const place = document.querySelector<HTMLElement>('[data-begins]');
  if (place) {
    const {begins = '', day = '', past = ''} = place.dataset;
    const say = new Intl.RelativeTimeFormat(language);
    const update = () => {
      const left = Date.parse(begins) - Date.now();
      const days = daysBetween(dayIn(legalTimeZone, new Date()), day);
      place.textContent =
        left <= 0
          ? past
          : `(${days > 1 ? say.format(days, 'day') : say.format(Math.ceil(left / 3_600_000), 'hour')})`;
    };
    update();
    setInterval(update, 60_000);
  }
}

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
}

/** Finds the version in force on a given day, and links to it. */
function lookUp(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-lookup]');
  const input = form?.querySelector('input');
  const output = form?.querySelector('output');
  if (form && input && output) {
    const rows = [...document.querySelectorAll<HTMLElement>('tr[data-from]')];
    const versions = rows.map((row) => ({date: row.dataset.from ?? '', row}));
    const answer = () => {
      const day = input.value;
      const row = day ? versionOn(versions, day)?.row : undefined;
      rows.forEach((it) => it.toggleAttribute('data-match', it === row));
      const none = day ? form.dataset.lookup : '';
      const {read = '', pdf = ''} = form.dataset;
      const links = row
        ? [linkTo(row.querySelector('a')?.href ?? '', read), ' ', linkTo(row.dataset.file ?? '', pdf), ' ']
        : [];
      output.replaceChildren(...links, (row ? row.dataset.answer : none) ?? '');
    };
    form.hidden = false;
    input.value = new URLSearchParams(location.search).get('date') ?? '';
    form.addEventListener('input', answer);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      answer();
    });
    answer();
  }
}

const titles = [...document.querySelectorAll('section>h2')];

/** Returns the id of the current article: the last with its title near the top of the window. */
const articleRead = () => titles.findLast((title) => title.getBoundingClientRect().top < 160)?.id;

/** Marks the current article in the contents, if the style sheet cannot. */
function markContents(): void {
  if (CSS.supports('scroll-target-group', 'auto')) {
    return;
  }
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main > details a')];
  const seen = new IntersectionObserver(
    () => {
      const present = `#${articleRead()}`;
      for (const link of links) {
        link.ariaCurrent = link.hash === present ? 'true' : null;
      }
    },
    {rootMargin: '-150px 0px 0px'},
  );
  titles.forEach((title) => seen.observe(title));
}

/**
 * Adds the current article to the links to other languages, where it has the same anchor. Runs after the page script,
 * which sets the whole URL. The script for other texts would first check which headings both pages have.
 */
function keepArticle(): void {
  document.addEventListener(
    'click',
    ({target}) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[data-to]');
      if (link) {
        link.hash = articleRead() ?? '';
      }
    },
    true,
  );
}

countDown();
lookUp();
markContents();
keepArticle();
