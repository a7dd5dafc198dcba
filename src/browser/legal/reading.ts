/** What the pages of legal texts do besides being read; each part only where its element is there. */
import {legalTimeZone} from '../../data/legal';
import {dayIn, daysBetween} from '../../lib/legal/calendar';
import {versionOn} from '../../lib/legal/versions';

const language = document.documentElement.lang;

/** Says how far away the day is on which an announced version takes effect. */
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

/** Answers which version applied on a day, and where it can be read. */
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
        ? [' ', linkTo(row.querySelector('a')?.href ?? '', read), ' ', linkTo(row.dataset.file ?? '', pdf)]
        : [];
      output.replaceChildren((row ? row.dataset.answer : none) ?? '', ...links);
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

/** The article being read: the last whose title has come near the top. */
const articleRead = () => titles.findLast((title) => title.getBoundingClientRect().top < 160)?.id;

/** Marks the article being read in the contents, where the style sheet cannot do it by itself. */
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
 * Lets the links to other languages lead to the article being read: it has the same anchor in all. After the page script,
 * which writes the whole address; what keeps the place in other texts looks first which headings both pages have.
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
