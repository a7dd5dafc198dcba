import {createHash, type Hash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stopFor} from '../../../rendering/stopFor';
import type {DownloadsContent} from '../../../content/downloads';
import {brand} from '../../../data/brand';
import {sheetFormats} from '../../../data/downloadName';
import {outputFile} from '../../../lib/outputFile';
import {languageOf} from '../../../lib/publishedTexts';
import {withoutTrailingSlash} from '../../../lib/samePath';
import {kept, keptFolder} from '../../../rendering/kept.cjs';
import type {RenderedPage} from '../../../rendering/lifecycle';
import {readWords} from '../../../lib/readWords';
import {guideOf} from './guide';
import type {OfferedGuide} from './offeredGuides';
import {guidePdf} from './pdf/guidePdf';
import {pictureFiles, readPictures} from './pictures';
import {registerCsv} from './register';
import {makeSheet, sheetWords} from './sheets';

/** What the files of a locale are made of, and where they go. */
export interface DownloadsFacts {
  readonly siteDir: string;
  /** Folder of the locale. */
  readonly outDir: string;
  readonly baseUrl: string;
  /** Of the site, such as 'https://www.example.com'. */
  readonly origin: string;
  readonly guides: readonly OfferedGuide[];
  readonly pages: readonly RenderedPage[];
  /** Hash of what makes the files, besides the texts (`rendering/cacheKey.ts`). */
  readonly key: string;
}

async function makeFiles(
  {siteDir, outDir, baseUrl, origin, pages, key}: DownloadsFacts,
  offered: OfferedGuide,
): Promise<void> {
  const {source, permalink, name, sheet, sheets} = offered;
  const write = (file: string, data: string | Buffer) =>
    outputFile(path.join(outDir, 'downloads', file), data);
  const page = pages.find(({route}) => withoutTrailingSlash(route) === permalink);
  if (!page) {
    throw new Error(`${source}: it offers files to download, and has no page ${permalink}.`);
  }
  const guide = guideOf(offered, page, origin);
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
    const files = pictureFiles(guide, origin + baseUrl, outDir);
    const address = origin + permalink;
    const hash = createHash('sha256').update(JSON.stringify([key, brand, address, guide]));
    files.forEach((file) => hash.update(readFileSync(file)));
    const pdf = await keptAs('.pdf', hash, async () => {
      const pictures = await readPictures(files, siteDir);
      return guidePdf(guide, {
        language,
        brand,
        address,
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
      const hash = createHash('sha256').update(JSON.stringify([key, language, kind, format, guide]));
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
