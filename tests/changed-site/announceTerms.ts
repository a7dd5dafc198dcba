/** Announces a version of the agreement in a copy of the portal: `tsx announceTerms.ts FOLDER`. */
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {legalDocuments} from '../../src/data/legal';
import {lockOf} from '../../src/features/legal/model/check';
import {legalFolders, type VersionList} from '../../src/features/legal/model/model';
import {readTexts} from '../../src/features/legal/plugin/readTexts';
import {languages} from '../languages';

const folders = legalFolders(languages);
const [folder] = process.argv.slice(2);
if (!folder) {
  throw new Error('Usage: announceTerms.ts FOLDER');
}
const version = {date: '2027-02-01', noticed: '2026-12-15'};
const changes = {
  en: {
    from: 'are due 30 calendar days from the date of the invoice',
    to: 'are due 45 calendar days from the date of the invoice',
    said: 'Invoices are due later (Article 6.2).',
  },
  it: {
    from: 'scadono 30 giorni di calendario dopo la data della fattura',
    to: 'scadono 45 giorni di calendario dopo la data della fattura',
    said: 'Le fatture scadono più tardi (articolo 6.2).',
  },
};

for (const language of languages) {
  const {from, to, said} = changes[language];
  const own = folders[language]!;
  const terms = path.join(folder, own, 'terms');
  for (const document of legalDocuments) {
    const texts = path.join(folder, own, document);
    readdirSync(texts)
      .filter((name) => name > version.date)
      .forEach((name) => rmSync(path.join(texts, name)));
  }
  const source = readFileSync(path.join(terms, '2025-08-20.mdx'), 'utf8');
  if (!source.includes(from)) {
    throw new Error(`The agreement does not say "${from}" any more.`);
  }
  writeFileSync(
    path.join(terms, `${version.date}.mdx`),
    source.replace(from, to).replace(/changes:\n(?: {2}- .*\n)+/, `changes:\n  - ${said}\n`),
  );
}

void readTexts(folder).then(({list, texts}) => {
  const locks = Object.fromEntries(
    languages.map((language) => [
      language,
      lockOf(texts.find((text) => text.date === version.date && text.language === language)!),
    ]),
  );
  const earlier = (document: keyof VersionList) => list[document].filter(({date}) => date < version.date);
  const longer: VersionList = {
    terms: [...earlier('terms'), {...version, sha256: {...locks, en: locks.en!}}],
    dpa: earlier('dpa'),
  };
  writeFileSync(path.join(folder, folders.en, 'versions.json'), JSON.stringify(longer));
});
