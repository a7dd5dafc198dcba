/** Compares the figures in the newest texts with `src/data/legal.ts`, in both languages. Older texts are locked. */
import {
  agreement as of,
  agreementFrom,
  dataProcessing as dpa,
  legalStructure,
  type LegalDocumentId,
} from '../../../../data/legal';
import {claims} from '../../../../data/claims';
import type {LegalText} from '../../model/model';
import {plainWords} from '../../model/plainText';
import {readTexts} from '../readTexts';
import {languages, type Language} from '../../../../../tests/languages';

const {texts, list} = await readTexts(process.cwd());

function present(document: LegalDocumentId, language: Language): LegalText {
  const date = list[document].at(-1)?.date;
  return texts.find((it) => it.document === document && it.language === language && it.date === date)!.text;
}

function paragraph(text: LegalText, number: string): string {
  const anchor = `section-${number.replace('.', '-')}`;
  const blocks = text.parts.flatMap((part) => part.blocks);
  const words = blocks.filter(({id}) => id === anchor || id?.startsWith(`${anchor}-`));
  return words.map((block) => plainWords(block.words)).join(' ');
}

/** Place, figure and unit, in English and Italian. */
const promises: [LegalDocumentId, string, number, string, string][] = [
  ['terms', '2.7', of.nonSolicitationMonths, 'months after', 'mesi successivi'],
  ['terms', '3.4', of.starterPlanNoticeDays, 'days’ notice', 'giorni'],
  ['terms', '3.5', of.trialDays, 'days', 'giorni'],
  ['terms', '4.7', of.incidentNoticeHours, 'hours of', 'ore da quando'],
  ['terms', '6.2', of.invoiceDueDays, 'calendar days from', 'giorni di calendario'],
  ['terms', '11.3', of.curePeriodDays, 'days of a notice', 'giorni da una comunicazione'],
  ['terms', '12.6', of.switchingDays, 'days of the end', 'giorni dalla fine'],
  ['terms', '13.5', of.liabilityCapMonths, 'months preceding', 'mesi precedenti'],
  ['terms', '16.3', of.amendmentNoticeDays, 'days’ prior written notice', 'giorni'],
  ['dpa', '5.3', dpa.subProcessorNoticeDays, 'days before', 'giorni prima'],
  ['dpa', '9.2', dpa.auditNoticeDays, 'days’ written notice', 'giorni'],
  ['dpa', '9.3', dpa.auditsPerCalendarYear, 'audit per calendar year', 'audit per anno'],
  ['dpa', '10.1', dpa.breachNotificationHours, 'hours of', 'ore da quando'],
  ['dpa', '10.5', of.incidentNoticeHours, 'hours of that Article', 'ore di quell’articolo'],
  ['dpa', '12.2', dpa.deletionDays, 'days of the termination', 'giorni dalla cessazione'],
];
it.each(promises)('%s %s promises %i %s', (document, number, figure, english, italian) => {
  const promised = {en: english, it: italian};
  for (const language of languages) {
    expect(paragraph(present(document, language), number)).toContain(` ${figure} ${promised[language]}`);
  }
});

it.each(languages)(
  'names in %s the courts, what survives and which text prevails as the data does',
  (language) => {
    const {and, milan, prevails} = {
      en: {and: 'and', milan: of.courts.outsideUs, prevails: 'the Italian text prevails'},
      it: {and: 'e', milan: 'Milano', prevails: 'prevale il testo italiano'},
    }[language];
    const said = (number: string) => paragraph(present('terms', language), number);
    expect(said('12.4')).toContain(`${of.surviving.slice(0, -1).join(', ')} ${and} ${of.surviving.at(-1)} `);
    expect([said('14.1'), said('14.2')]).toEqual(
      [milan, of.courts.us].map((court) => expect.stringContaining(court) as string),
    );
    expect(said('15.7')).toContain(prevails);
  },
);

it('have the figures of the specification', () => {
  expect(of).toEqual({
    starterPlanNoticeDays: 30,
    trialDays: 14,
    invoiceDueDays: 30,
    curePeriodDays: 30,
    liabilityCapMonths: 12,
    amendmentNoticeDays: 30,
    incidentNoticeHours: 24,
    nonSolicitationMonths: 12,
    switchingNoticeMonths: 2,
    switchingDays: 30,
    courts: {outsideUs: 'Milan', us: 'Wilmington'},
    surviving: ['5', '6', '7', '8', '9.2', '12', '13', '14', '15'],
  });
  expect(dpa).toEqual({
    breachNotificationHours: 48,
    subProcessorNoticeDays: 30,
    auditNoticeDays: 30,
    auditsPerCalendarYear: 1,
    deletionDays: 90,
  });
  expect(of.trialDays).toBe(claims.trialDays);
  expect([legalStructure.terms.numbered, legalStructure.dpa.numbered]).toEqual([16, 12]);
  expect(list.terms.map(({date}) => date)).toContain('2025-08-20');
  expect(list.dpa.map(({date}) => date)).toContain('2025-10-07');
});

it.each(languages)('list in %s what needs specific approval', (language) => {
  const {parts} = present('terms', language);
  const [approval] = parts.find(({id}) => id === 'approval')!.blocks;
  const onerous =
    '3.4 3.6 4.4 4.5 6.1 6.3 6.4 6.5 6.6 6.7 9.1 9.2 9.3 10.4 11.2 11.3 11.4 12.1 12.9 13.2 13.3 13.4 13.5 13.7 14.1 14.2 15.2 15.5 15.7 16.2 16.4';
  const numbers: readonly string[] = plainWords(approval!.words).match(/\d+\.\d+/g) ?? [];
  expect(onerous.split(' ').filter((it) => !numbers.includes(it))).toEqual([]);
});

it.each(languages)('have in %s, from the versions that pages name, what pages say of them', (language) => {
  const first = (has: (text: LegalText) => boolean) =>
    texts
      .filter((it) => it.document === 'terms' && it.language === language && has(it.text))
      .map(({date}) => date)
      .sort()[0];
  const trial = {en: 'nothing is charged', it: 'non è addebitato nulla'}[language];
  expect(first((text) => paragraph(text, '2.7') !== '')).toBe(agreementFrom.nonSolicitation);
  expect(first(({parts}) => parts.some(({id}) => id === 'financial-entities'))).toBe(
    agreementFrom.financialAnnex,
  );
  expect(first((text) => paragraph(text, '3.6').includes(trial))).toBe(agreementFrom.trialByPaymentMethod);
});
