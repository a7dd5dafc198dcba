import {load} from 'cheerio';
import type {TrustContent} from '../../../content/trust';
import {
  qualityChecks,
  scanChecks,
  securityChecks,
  type ScanCheck,
  type ScanPlace,
} from '../../../data/ownScan';
import {escapeHtml} from '../../../lib/escapeHtml';
import {formats} from '../../../data/format';
import {longDate} from '../../../lib/format';
import type {ScanResult} from './scan';

/** Pages listed by a finding; further ones are only counted. */
const named = 3;

/**
 * Returns the result in a language, for each place of the trust page.
 *
 * @param language BCP 47 tag, for numbers and dates
 * @param day of the build, ISO 8601
 */
export function report(
  {findings, ...result}: ScanResult,
  say: TrustContent['scan'],
  language: string,
  day: string,
): Record<ScanPlace, string> {
  const {number} = formats(language);
  const kilobytes = (bytes: number) => number(bytes / 1000);
  const sayFindings = (found: readonly string[]) => {
    const [first, more] = [found.slice(0, named), found.length - named];
    const places = [...first, ...(more > 0 ? [say.others(more)] : [])].join(', ');
    return found.length === 0 ? say.passed : say.findings(found.length, places);
  };
  const checks = Object.fromEntries(
    scanChecks.map((check) => [check, sayFindings(findings[check])]),
  ) as Record<ScanCheck, string>;
  const scoreOf = (group: readonly ScanCheck[]) =>
    say.scoreOf(group.filter((check) => findings[check].length === 0).length, group.length);
  return {
    ...checks,
    day: longDate(language, day),
    security: scoreOf(securityChecks),
    quality: scoreOf(qualityChecks),
    pages: number(result.pages),
    typicalWeight: say.kilobytes(kilobytes(result.typicalWeight)),
    heaviestPage: say.heaviest(kilobytes(result.heaviestPage.weight), result.heaviestPage.route),
    inlineScript: say.kilobytes(kilobytes(result.inlineScript)),
  };
}

/**
 * Fills the elements with `data-scan`. Only text changes, so the page's Content Security Policy stays valid.
 *
 * @returns the page; unchanged if it has no such elements
 * @throws Error that names a place without a result
 */
export function fillIn(html: string, texts: Readonly<Record<string, string>>): string {
  const $ = load(html, {sourceCodeLocationInfo: true});
  const places = $('[data-scan]')
    .toArray()
    .map((element) => {
      const {startTag, endTag} = element.sourceCodeLocation ?? {};
      const place = element.attribs['data-scan'] ?? '';
      const text = texts[place];
      if (text === undefined || !startTag || !endTag) {
        throw new Error(
          `data-scan="${place}" is nothing that our own scan finds: see ScanPlace in src/data/ownScan.ts.`,
        );
      }
      return {from: startTag.endOffset, to: endTag.startOffset, text: escapeHtml(text)};
    });
  // From the end, so that earlier positions stay valid.
  return places.reduceRight((page, {from, to, text}) => page.slice(0, from) + text + page.slice(to), html);
}
