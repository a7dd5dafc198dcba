/** A temporary site with invented legal texts. */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {legalStructure, type LegalDocumentId} from '../../../../data/legal';

/** Content of a text besides the required parts, which have one paragraph each. */
interface TextFacts {
  readonly front?: readonly string[];
  readonly title?: string;
  readonly words?: string;
  /** Content of parts, by anchor. */
  readonly parts?: Readonly<Record<string, string>>;
  readonly withAnnexes?: boolean;
}

export function textFile(
  document: LegalDocumentId,
  {front = [], title = `The ${document}`, words = 'Words', parts = {}, withAnnexes = false}: TextFacts = {},
): string {
  const {before, numbered, annexes, after} = legalStructure[document];
  const named = (id: string) => `## Part ${id}\n\n${parts[id] ?? `${words} of ${id}.`}`;
  return [
    [
      '---',
      `title: ${title}`,
      'description: What it is.',
      'changes: [All of it., And more.]',
      ...front,
      '---',
    ].join('\n'),
    ...before.map(named),
    ...Array.from({length: numbered}, (_, index) => {
      const number = index + 1;
      return `## ${number}. Title ${number}\n\n${parts[`section-${number}`] ?? `${number}.1 ${words} of ${number}.`}`;
    }),
    ...(withAnnexes ? annexes.map(named) : []),
    ...after.map(named),
    '',
  ].join('\n\n');
}

export class Site {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'legal-'));

  write(file: string, text: string): void {
    const whole = path.join(this.folder, file);
    mkdirSync(path.dirname(whole), {recursive: true});
    writeFileSync(whole, text);
  }

  read(file: string): string | undefined {
    const whole = path.join(this.folder, file);
    return existsSync(whole) ? readFileSync(whole, 'utf8') : undefined;
  }

  speak(language: string, words: 'complete' | 'partial'): void {
    const legalReferences = {terms: 'Artikel', dpa: 'Abschnitt', joints: ', ', ofLaw: '^ DSGVO'};
    this.write(`i18n/${language}/locale.json`, JSON.stringify({words, legalReferences}));
  }

  remove(): void {
    rmSync(this.folder, {recursive: true});
  }
}
