import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {legal, type LegalContent} from '../../src/content/legal';
import {brand} from '../../src/data/brand';
import {longDate} from '../../src/lib/format';
import {standingOf} from '../../src/lib/legal/standing';
import {wordsIn} from '../languages';
import {whereItalian} from '../whereItalian';

const english = standingOf(legal, brand);
const italian = standingOf(wordsIn<LegalContent>('it', 'legal'), brand);
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The legal texts on a day on which a new version is announced, and on the day on which it takes effect. */
export function describeTerms(build: string): void {
  const read = (page: string) => cheerio.load(readFileSync(path.join(build, `${page}.html`), 'utf8'));

  test('the text in force stays, and says what comes and when', () => {
    const $ = read('terms');
    expect($('main header time').attr('datetime')).toBe('2025-08-20');
    expect(flat($('#section-6-2').text())).toContain('30 calendar days');
    const notice = $('main aside[data-kind="warning"]');
    expect(flat(notice.text())).toContain(
      `${english.announced.takesEffect} ${longDate('en', '2027-02-01')} .`,
    );
    expect(notice.find('time').attr('datetime')).toBe('2027-02-01');
    expect(notice.find('[data-begins]').attr('data-begins')).toBe('2027-01-31T23:00:00.000Z');
    expect(
      notice
        .find('a')
        .map((_, link) => $(link).attr('href'))
        .get(),
    ).toEqual(['/terms/2027-02-01', '/terms/compare/2025-08-20-to-2027-02-01']);
  });

  whereItalian.test('the new version has a page of its own, which says that it does not apply yet', () => {
    const $ = read('it/terms/2027-02-01');
    expect(flat($('#section-6-2').text())).toContain('45 giorni');
    const notice = $('main aside[data-kind="warning"]');
    expect(flat(notice.text())).toContain(`${italian.announced.notYet} ${longDate('it', '2027-02-01')}`);
    expect(notice.find('a').first().attr('href')).toBe('/it/terms');
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  });

  test('any two versions are compared', () => {
    for (const pair of ['2025-02-03-to-2025-08-20', '2025-02-03-to-2027-02-01', '2025-08-20-to-2027-02-01']) {
      expect(read(`terms/compare/${pair}`)('main h1')).toHaveLength(1);
    }
    const $ = read('terms/compare/2025-08-20-to-2027-02-01');
    const changed = $('main p:has(ins, del)').first();
    expect(flat(changed.text())).toContain('are due 3045 calendar days');
    expect([changed.find('del').text(), changed.find('ins').text()]).toEqual(['30', '45']);
  });

  test('the present text has an end now', () => {
    const $ = read('terms/versions');
    const row = $('tr[data-from="2025-08-20"]');
    expect(
      row
        .find('time')
        .map((_, time) => $(time).attr('datetime'))
        .get(),
    ).toEqual(['2025-08-20', '2027-01-31']);
    expect($('tr[data-from="2027-02-01"]').text()).toContain(english.states.announced);
  });

  test('the feed announces it', () => {
    const feed = readFileSync(path.join(build, 'legal/changes.xml'), 'utf8');
    const $ = cheerio.load(feed, {xml: true});
    const [newest] = $('entry').toArray();
    expect($('id', newest).text()).toMatch(/\/terms\/2027-02-01$/);
    expect($('published', newest).text()).toMatch(/^2026-12-15/);
    expect($('content', newest).text()).toContain('Invoices are due later');
  });
}
