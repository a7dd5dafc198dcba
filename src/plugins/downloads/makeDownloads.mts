/** Makes the files of the guides of one locale: a job with a `DownloadsJob` as its input (`../build-jobs`). */
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {json} from 'node:stream/consumers';
import {visit} from 'unist-util-visit';
import {downloads as italian} from '../../../i18n/it/content/downloads';
import {downloads as english} from '../../content/downloads';
import {brand} from '../../data/brand';
import {kept} from '../pictures/kept.cjs';
import {languageOf, wholeAddress} from '../texts';
import type {DownloadsJob, OfferedGuide} from './job';
import {guidePdf} from './pdf/guidePdf';
import {pictureFiles, readPictures} from './pictures';
import {readGuide} from './readGuide';
import {registerCsv} from './register';

const {siteDir, outDir, addresses, guides, codeHash} = (await json(process.stdin)) as DownloadsJob;
const cacheDir = path.join(siteDir, 'node_modules/.cache/downloads');

/** Writes a file of the locale. */
function write(name: string, data: string | Buffer): void {
  const file = path.join(outDir, 'downloads', name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, data);
}

async function makeFiles(offered: OfferedGuide): Promise<void> {
  const {source, permalink, name, sheet} = offered;
  const markdown = readFileSync(path.join(siteDir, source), 'utf8');
  const guide = await readGuide(source, markdown);
  const language = languageOf(source);
  const files = pictureFiles(guide, siteDir);
  const links: string[] = [];
  visit(guide.tree, 'link', ({url}) => {
    links.push(wholeAddress(url, offered, addresses));
  });
  const address = addresses.url + permalink;
  const hash = createHash('sha256').update(JSON.stringify([codeHash, brand, address, links, markdown]));
  files.forEach((file) => hash.update(readFileSync(file)));
  const pdf = await kept(path.join(cacheDir, `${hash.digest('hex')}.pdf`), async () => {
    const pictures = await readPictures(files, siteDir);
    return guidePdf(guide, {
      language,
      brand,
      address,
      addressOf: (link) => wholeAddress(link, offered, addresses),
      pictureOf: (url) => pictures.get(url)!,
      words: language === 'it' ? italian : english,
    }).catch((error: unknown) => {
      throw new Error(`${source}: ${error instanceof Error ? error.message : String(error)}`);
    });
  });
  write(`${name}.pdf`, pdf);
  if (sheet) {
    write(`${sheet}.csv`, registerCsv(guide.tree, source, language));
  }
}

const problems: string[] = [];
for (const guide of guides) {
  await makeFiles(guide).catch((error: unknown) => {
    problems.push(error instanceof Error ? error.message : String(error));
  });
}
if (problems.length > 0) {
  console.error(['Downloads:', ...problems].join('\n  '));
  process.exitCode = 1;
}
