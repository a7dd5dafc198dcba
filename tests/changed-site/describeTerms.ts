import * as cheerio from 'cheerio';
import {legal, type LegalContent} from '../../src/content/legal';
import {brand} from '../../src/data/brand';
import {longDate} from '../../src/lib/format';
import {standingOf} from '../../src/features/legal/model/standing';
import {builtCopy} from '../builtCopy';
import {attributes, flat} from '../html';
import {wordsIn} from '../languages';
import {whereItalian} from '../whereItalian';

const english = standingOf(legal, brand);
const italian = standingOf(wordsIn<LegalContent>('it', 'legal'), brand);

/** Tests the legal texts on the day when a new version is announced, and on the day when it takes effect. */
export function describeTerms(build: string): void {
  const {read, page} = builtCopy(build);

  test('the text in force stays, and says what comes and when', () => {
    const $ = page('terms');
    expect($('main header time').attr('datetime')).toBe('2025-08-20');
    expect(flat($('#section-6-2').text())).toContain('30 calendar days');
    const notice = $('main aside[data-kind="warning"]');
    expect(flat(notice.text())).toContain(
      `${english.announced.takesEffect} ${longDate('en', '2027-02-01')} .`,
    );
    expect(notice.find('time').attr('datetime')).toBe('2027-02-01');
    expect(notice.find('[data-begins]').attr('data-begins')).toBe('2027-01-31T23:00:00.000Z');
    expect(attributes($, 'main aside[data-kind="warning"] a', 'href')).toEqual([
      '/terms/2027-02-01',
      '/terms/compare/2025-08-20-to-2027-02-01',
    ]);
    const list = page('terms/versions');
    expect(attributes(list, 'tr[data-from="2025-08-20"] time', 'datetime')).toEqual([
      '2025-08-20',
      '2027-01-31',
    ]);
    expect(list('tr[data-from="2027-02-01"]').text()).toContain(english.states.announced);
  });

  whereItalian.test('the new version has a page of its own, which says that it does not apply yet', () => {
    const $ = page('it/terms/2027-02-01');
    expect(flat($('#section-6-2').text())).toContain('45 giorni');
    const notice = $('main aside[data-kind="warning"]');
    expect(flat(notice.text())).toContain(`${italian.announced.notYet} ${longDate('it', '2027-02-01')}`);
    expect(notice.find('a').first().attr('href')).toBe('/it/terms');
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  });

  test('any two versions are compared, and the feed announces the new one', () => {
    for (const pair of ['2025-02-03-to-2025-08-20', '2025-02-03-to-2027-02-01', '2025-08-20-to-2027-02-01']) {
      expect(page(`terms/compare/${pair}`)('main h1')).toHaveLength(1);
    }
    const $ = page('terms/compare/2025-08-20-to-2027-02-01');
    const changed = $('main p:has(ins, del)').first();
    expect(flat(changed.text())).toContain('are due 3045 calendar days');
    expect([changed.find('del').text(), changed.find('ins').text()]).toEqual(['30', '45']);
    const feed = cheerio.load(read('legal/changes.xml'), {xml: true});
    const newest = feed('entry').first();
    expect(newest.find('id').text()).toMatch(/\/terms\/2027-02-01$/);
    expect(newest.find('published').text()).toMatch(/^2026-12-15/);
    expect(newest.find('content').text()).toContain('Invoices are due later');
  });
}
