import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import type {TrustContent} from '../../../content/trust';
import {legalTimeZone} from '../../../data/legal';
import {openPoints} from '../../../data/ownScan';
import {routes} from '../../../data/routes';
import {dayIn} from '../../../lib/calendar';
import {importInTurn} from '../../../lib/importInTurn';
import {sourceLanguage} from '../../../lib/locale';
import {outputFile} from '../../../lib/outputFile';
import {readWords} from '../../../lib/readWords';
import {isStandIn} from '../../../lib/words';
import type {RenderedPage, SitePlugin} from '../../../rendering/lifecycle';
import {resultOf} from '../../../rendering/results';
import {siteHomeOf} from '../../site-address/plugin';
import type {readFacts as ReadFacts} from './readFacts';
import {fillIn, report} from './report';
import {scan, type ScannedPage} from './scan';

function scannedPage(page: RenderedPage, readFacts: typeof ReadFacts): ScannedPage {
  const {route, file} = page;
  const sent = existsSync(`${file}.br`) ? `${file}.br` : file;
  const html = readFileSync(file, 'utf8');
  const facts = resultOf(['scan', html, page.rendered], () => readFacts(html, page));
  return {route, facts, weight: statSync(sent).size};
}

/**
 * Checks and weighs the pages of each locale when they are ready to be sent, and writes the result into those that show it
 * (`data-scan`) and beside the trust page (`trust/scan.json`). Findings do not stop the build: they are published, and said in the terminal.
 */
export default function ownScan(context: LoadContext): SitePlugin {
  const {siteDir, i18n} = context;
  const {currentLocale, locales, localeConfigs} = i18n;
  const home = siteHomeOf(context);
  const say = readWords<TrustContent>(siteDir, currentLocale, 'trust').scan;
  return {
    name: 'own-scan',
    async measure({outDir, baseUrl, siteConfig}, pages) {
      const toFill = pages.filter(({file}) => readFileSync(file, 'utf8').includes('data-scan='));
      if (toFill.length === 0) {
        return [];
      }
      // It shows all that is found, and cannot hold its own weight.
      const trustRoute = baseUrl + routes.trust.slice(1);
      // The first locale, in whose folder the others lie, is built first.
      const root = path.resolve(outDir, path.relative(baseUrl, home));
      const headers = path.join(root, '_headers');
      const homes = locales.flatMap((locale) => localeConfigs[locale]?.baseUrl ?? []);
      const isElsewhere = (address: string) =>
        !address.startsWith(baseUrl) ||
        // Languages that lie in the folder of this one.
        homes.some((it) => it.length > baseUrl.length && `${address}/`.startsWith(it));
      const fileOf = (address: string) => path.join(outDir, address.slice(baseUrl.length));
      const {readFacts} = await importInTurn(() => import('./readFacts'));
      const scanned = pages
        .filter(({route}) => route !== trustRoute)
        .map((page) => scannedPage(page, readFacts));
      const result = scan(scanned, {
        origin: siteConfig.url,
        headers: existsSync(headers) ? readFileSync(headers, 'utf8') : '',
        // Pages of other languages are looked at when these are built, the answers of the server by its own tests.
        hasFile: (address) =>
          isElsewhere(address) ||
          address.startsWith(`${home}api/`) ||
          [fileOf(address), `${fileOf(address)}.html`].some((file) => existsSync(file)),
      });
      const day = dayIn(legalTimeZone, new Date());
      const texts = report(result, say, isStandIn(say) ? sourceLanguage : currentLocale, day);
      for (const {file} of toFill) {
        writeFileSync(file, fillIn(readFileSync(file, 'utf8'), texts));
      }
      const {heaviestPage, ...figures} = result;
      const data = {
        day,
        language: currentLocale,
        ...figures,
        heaviestPage: {route: heaviestPage.route, weight: heaviestPage.weight},
        openPoints,
      };
      const file = path.join(outDir, routes.trust.slice(1), 'scan.json');
      outputFile(file, `${JSON.stringify(data, undefined, 2)}\n`);
      for (const [check, found] of Object.entries(result.findings)) {
        if (found.length > 0) {
          logger.warn(`Our own scan, "${check}": ${found.join(', ')}`);
        }
      }
      return toFill.map(({file}) => file);
    },
  };
}
