import {createHash, type Hash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {stopFor} from '../../lib/stopFor';
import type {DownloadsContent} from '../../content/downloads';
import {brand} from '../../data/brand';
import {sheetFormats} from '../../lib/downloadName';
import {type Addresses, languageOf, wholeAddress} from '../../lib/publishedTexts';
import {kept, keptFolder} from '../../rendering/kept.cjs';
import {readWords} from '../../lib/readWords';
import type {OfferedGuide} from './offeredGuides';
import {guidePdf} from './pdf/guidePdf';
import {pictureFiles, readPictures} from './pictures';
import {readGuide} from './readGuide';
import {showRecords} from './recordTables';
import {registerCsv} from './register';
import {makeSheet, sheetWords} from './sheets';

/** What the files of a locale are made of, and where they go. */
export interface DownloadsFacts {
  readonly siteDir: string;
  /** Folder of the locale. */
  readonly outDir: string;
  readonly addresses: Addresses;
  readonly guides: readonly OfferedGuide[];
  /** Hash of what makes the files, besides the texts (`rendering/cacheKey.ts`). */
  readonly key: string;
}

async function makeFiles(
  {siteDir, outDir, addresses, key}: DownloadsFacts,
  offered: OfferedGuide,
): Promise<void> {
  const {source, permalink, name, sheet, sheets} = offered;
  const write = (file: string, data: string | Buffer) => {
    const place = path.join(outDir, 'downloads', file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, data);
  };
  const markdown = readFileSync(path.join(siteDir, source), 'utf8');
  const ticked = name !== undefined || sheets.some(({kind}) => kind === 'checklist');
  const guide = await readGuide(source, markdown, ticked);
  const language = languageOf(source);
  const says = (error: unknown) => {
    throw new Error(`${source}: ${error instanceof Error ? error.message : String(error)}`);
  };
  const keptAs = (extension: string, hash: Hash, make: () => Promise<Buffer>) =>
    kept(
      path.join(keptFolder(siteDir, 'downloads'), `${hash.digest('hex')}${extension}`),
      async () => make().catch(says) as Promise<Buffer>,
    );
  if (name) {
    const files = pictureFiles(guide, siteDir);
    const links: string[] = [];
    visit(guide.tree, 'link', ({url}) => {
      links.push(wholeAddress(url, offered, addresses));
    });
    const address = addresses.url + permalink;
    const hash = createHash('sha256').update(JSON.stringify([key, brand, address, links, markdown]));
    files.forEach((file) => hash.update(readFileSync(file)));
    const pdf = await keptAs('.pdf', hash, async () => {
      const pictures = await readPictures(files, siteDir);
      const printed = structuredClone(guide);
      showRecords(printed.tree);
      return guidePdf(printed, {
        language,
        brand,
        address,
        addressOf: (link) => wholeAddress(link, offered, addresses),
        pictureOf: (url) => pictures.get(url)!,
        words: readWords<DownloadsContent>(siteDir, language, 'downloads'),
      });
    });
    write(`${name}.pdf`, pdf);
  }
  if (sheet) {
    write(`${sheet}.csv`, registerCsv(guide.tree, source, language));
  }
  for (const {kind, name: base} of sheets) {
    const words = sheetWords(siteDir, language);
    for (const format of sheetFormats(kind)) {
      const hash = createHash('sha256').update(JSON.stringify([key, language, kind, format, markdown]));
      write(
        `${base}.${format}`,
        await keptAs(`.${format}`, hash, () => makeSheet(kind, format, guide, words)),
      );
    }
  }
}

/**
 * Makes the files that the guides of a locale offer.
 *
 * @throws Error that names all guides whose files cannot be made, and what to do
 */
export async function makeDownloads(facts: DownloadsFacts): Promise<void> {
  const problems: string[] = [];
  for (const guide of facts.guides) {
    await makeFiles(facts, guide).catch((error: unknown) => {
      problems.push(error instanceof Error ? error.message : String(error));
    });
  }
  stopFor('Downloads:', problems);
}
