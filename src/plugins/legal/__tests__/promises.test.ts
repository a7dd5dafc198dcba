/** What the newest texts promise, against the figures of `src/data/legal.ts`, in both languages. Those before are locked. */
import {
  agreement,
  agreementFrom,
  dataProcessing,
  legalStructure,
  type LegalDocumentId,
} from '../../../data/legal';
import {claims} from '../../../data/claims';
import type {LegalText} from '../../../lib/legal/model';
import {plainWords} from '../../../lib/legal/plainText';
import {readTexts} from '../readTexts';
import {languages, type Language} from '../../../../tests/languages';
import {whereItalian} from '../../../../tests/whereItalian';

const {texts, list} = await readTexts(process.cwd());

/** The newest text of a language: the last on the list. */
function present(document: LegalDocumentId, language: Language): LegalText {
  const date = list[document].at(-1)?.date;
  const found = texts.find((it) => it.document === document && it.language === language && it.date === date);
  if (!found) {
    throw new Error(`No text of ${document} in ${language}.`);
  }
  return found.text;
}

/** A numbered paragraph with its items, as plain words. */
function paragraph(text: LegalText, number: string): string {
  const anchor = `section-${number.replace('.', '-')}`;
  const blocks = text.parts.flatMap((part) => part.blocks);
  const words = blocks.filter(({id}) => id === anchor || id?.startsWith(`${anchor}-`));
  return words.map((block) => plainWords(block.words)).join(' ');
}

const {courts} = agreement;
/** Place, and what stands there: in English, in Italian. */
const promises: [LegalDocumentId, string, string, string][] = [
  [
    'terms',
    '3.4',
    `at least ${agreement.starterPlanNoticeDays} days’ notice`,
    `preavviso al Partner di almeno ${agreement.starterPlanNoticeDays} giorni`,
  ],
  ['terms', '3.4', 'The Starter Plan is free of charge', 'Il Piano Starter è gratuito'],
  [
    'terms',
    '3.5',
    `a free trial lasts ${agreement.trialDays} days`,
    `la prova gratuita dura ${agreement.trialDays} giorni`,
  ],
  ['terms', '3.5', 'subject to a valid payment method', 'a un metodo di pagamento valido'],
  [
    'terms',
    '3.6',
    'converts automatically into a paid subscription to the Professional Plan',
    'si converte automaticamente in un abbonamento a pagamento al Piano Professional',
  ],
  [
    'terms',
    '3.6',
    'if the Partner has registered none by the end of the trial, nothing is charged',
    'se alla fine della prova il Partner non ne ha registrato alcuno, non è addebitato nulla',
  ],
  ['terms', '2.6', 'within the limits of Article 2.7', 'nei limiti dell’articolo 2.7'],
  [
    'terms',
    '2.7',
    `for ${agreement.nonSolicitationMonths} months after it, the Provider does not solicit the End Users`,
    `per i ${agreement.nonSolicitationMonths} mesi successivi il Fornitore non sollecita gli Utenti finali`,
  ],
  [
    'terms',
    '4.7',
    `within ${agreement.incidentNoticeHours} hours of becoming aware of it`,
    `entro ${agreement.incidentNoticeHours} ore da quando ne viene a conoscenza`,
  ],
  ['terms', '6.8', 'Sistema di Interscambio, SDI', 'codice destinatario'],
  ['terms', '6.9', 'CIG and CUP', 'split payment'],
  ['terms', '12.5', 'notice that need not be longer than two months', 'un preavviso di due mesi al massimo'],
  [
    'terms',
    '12.6',
    `within ${agreement.switchingDays} days of the end of the notice`,
    `entro ${agreement.switchingDays} giorni dalla fine del preavviso`,
  ],
  ['terms', '13.7', 'Article 82 GDPR', 'articolo 82 del GDPR'],
  ['terms', '15.1', 'certified email address (PEC)', 'posta elettronica certificata (PEC)'],
  [
    'terms',
    '15.7',
    'For a Partner established in Italy the Italian text prevails',
    'Per il Partner con sede in Italia prevale il testo italiano',
  ],
  ['terms', '15.8', 'Legislative Decree 231 of 2001', 'D.Lgs. 231/2001'],
  ['terms', '2.1', 'non-exclusive reseller', 'rivenditore non esclusivo'],
  ['terms', '2.1', 'non-transferable', 'non è trasferibile'],
  ['terms', '2.3', 'sublicense to each End User', 'sublicenza a ciascun Utente finale'],
  ['terms', '4.1', 'first-level support', 'supporto di primo livello'],
  ['terms', '4.2', 'second-level support only', 'soltanto il supporto di secondo livello'],
  [
    'terms',
    '6.2',
    `are due ${agreement.invoiceDueDays} calendar days from the date of the invoice`,
    `scadono ${agreement.invoiceDueDays} giorni di calendario dopo la data della fattura`,
  ],
  ['terms', '6.3', 'Fees are non-refundable', 'I Corrispettivi non sono rimborsabili'],
  ['terms', '6.4', 'Fees are exclusive of taxes', 'al netto delle imposte'],
  [
    'terms',
    '8.2',
    'the End User is the controller, the Partner is a processor and the Provider is a sub-processor',
    'l’Utente finale è titolare del trattamento, il Partner è responsabile del trattamento e il Fornitore è sub-responsabile',
  ],
  [
    'terms',
    '10.3',
    'unlimited are subject to the Fair Use Policy',
    'illimitate sono soggette alla Policy di uso corretto',
  ],
  [
    'terms',
    '11.2',
    'renew automatically for successive periods equal to the initial term',
    'si rinnovano automaticamente per periodi successivi pari alla durata iniziale',
  ],
  ['terms', '11.2', 'in the Account Portal before the renewal', 'nel Portale account prima del rinnovo'],
  [
    'terms',
    '11.3',
    `does not cure it within ${agreement.curePeriodDays} days of a notice`,
    `non vi pone rimedio entro ${agreement.curePeriodDays} giorni da una comunicazione`,
  ],
  [
    'terms',
    '12.4',
    `Articles ${agreement.surviving.slice(0, -1).join(', ')} and ${agreement.surviving.at(-1)} survive`,
    `Gli articoli ${agreement.surviving.slice(0, -1).join(', ')} e ${agreement.surviving.at(-1)} restano efficaci`,
  ],
  [
    'terms',
    '13.5',
    `the Fees paid by the Partner in the ${agreement.liabilityCapMonths} months preceding`,
    `Corrispettivi pagati dal Partner nei ${agreement.liabilityCapMonths} mesi precedenti`,
  ],
  ['terms', '13.5', 'does not apply to payment obligations', 'non si applica agli obblighi di pagamento'],
  [
    'terms',
    '14.1',
    `Italian law, and the courts of ${courts.outsideUs}`,
    'legge italiana ed è competente in via esclusiva il Foro di Milano',
  ],
  [
    'terms',
    '14.2',
    `Delaware, without regard to its rules on conflict of laws, and the state and federal courts located in ${courts.us}`,
    `Stato del Delaware, escluse le sue norme sui conflitti di leggi, e i tribunali statali e federali di ${courts.us}`,
  ],
  ['terms', '15.1', 'A notice is received', 'Una comunicazione è ricevuta'],
  ['terms', '15.2', 'Force majeure', 'Forza maggiore'],
  ['terms', '15.3', 'independent contractors', 'imprese indipendenti'],
  ['terms', '15.4', 'Severability', 'Invalidità parziale'],
  ['terms', '15.5', 'prior written consent', 'previo consenso scritto'],
  ['terms', '15.6', 'No waiver', 'Nessuna rinuncia'],
  ['terms', '16.1', 'the entire agreement', 'l’intero accordo'],
  ['terms', '16.2', 'by posting a revised version', 'pubblicando una versione aggiornata'],
  [
    'terms',
    '16.3',
    `at least ${agreement.amendmentNoticeDays} days’ prior written notice`,
    `preavviso scritto di almeno ${agreement.amendmentNoticeDays} giorni`,
  ],
  ['terms', '16.5', 'severable', 'scindibili'],
  [
    'dpa',
    '5.3',
    `at least ${dataProcessing.subProcessorNoticeDays} days before it takes effect`,
    `almeno ${dataProcessing.subProcessorNoticeDays} giorni prima che abbia effetto`,
  ],
  [
    'dpa',
    '9.2',
    `at least ${dataProcessing.auditNoticeDays} days’ written notice`,
    `preavviso scritto di almeno ${dataProcessing.auditNoticeDays} giorni`,
  ],
  ['dpa', '9.2', 'during business hours', 'in orario d’ufficio'],
  [
    'dpa',
    '9.3',
    `no more than ${dataProcessing.auditsPerCalendarYear} audit per calendar year, unless there has been a confirmed Personal Data Breach`,
    `più di ${dataProcessing.auditsPerCalendarYear} audit per anno solare, salvo che vi sia stata una Violazione dei dati personali confermata`,
  ],
  ['dpa', '9.4', 'The Customer bears the costs', 'Il Cliente sostiene i costi'],
  ['dpa', '9.4', 'reveals a material breach', 'rivela un inadempimento rilevante'],
  ['dpa', '8.5', 'at least 6 months', 'almeno 6 mesi'],
  [
    'dpa',
    '10.5',
    `the ${agreement.incidentNoticeHours} hours of that Article`,
    `le ${agreement.incidentNoticeHours} ore di quell’articolo`,
  ],
  [
    'dpa',
    '10.1',
    `within ${dataProcessing.breachNotificationHours} hours of becoming aware`,
    `entro ${dataProcessing.breachNotificationHours} ore da quando ne viene a conoscenza`,
  ],
  [
    'dpa',
    '12.2',
    `within ${dataProcessing.deletionDays} days of the termination of the MSA`,
    `entro ${dataProcessing.deletionDays} giorni dalla cessazione dell’MSA`,
  ],
];

it.each(promises)('%s %s promises what the data says', (document, number, english, italian) => {
  const promised = {en: english, it: italian};
  for (const language of languages) {
    expect(paragraph(present(document, language), number)).toContain(promised[language]);
  }
});

it('have the figures of the specification', () => {
  expect(agreement).toEqual({
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
  expect(dataProcessing).toEqual({
    breachNotificationHours: 48,
    subProcessorNoticeDays: 30,
    auditNoticeDays: 30,
    auditsPerCalendarYear: 1,
    deletionDays: 90,
  });
  expect(agreement.trialDays).toBe(claims.trialDays);
  expect([legalStructure.terms.numbered, legalStructure.dpa.numbered]).toEqual([16, 12]);
});

it.each(languages)('define the terms of the specification in %s', (language) => {
  const definitions = present('terms', language)
    .parts[2]?.blocks.map(({words}) => plainWords(words))
    .join('\n');
  for (const term of [
    'Partner',
    'End User',
    'Order Form',
    'Online Purchase',
    'Statement of Work',
    'Service Plans',
    'Subscription Term',
  ]) {
    expect(definitions).toContain(language === 'en' ? `“${term}” means` : `(${term}):`);
  }
});

it.each(languages)('say in %s how the names of the plans map', (language) => {
  const mapping = paragraph(present('terms', language), '1.3');
  expect(mapping).toContain('Starter');
  expect(mapping).toContain('Professional');
});

/** A named part as plain words, a paragraph each. */
const partOf = (text: LegalText, wanted: string) =>
  text.parts.find(({id}) => id === wanted)?.blocks.map(({words}) => plainWords(words)) ?? [];

it.each(languages)('list in %s what needs specific approval, and how it is given', (language) => {
  const [list = '', how = ''] = partOf(present('terms', language), 'approval');
  const onerous =
    '3.4 3.6 4.4 4.5 6.1 6.3 6.4 6.5 6.6 6.7 9.1 9.2 10.4 11.2 11.3 11.4 12.1 12.9 13.2 13.3 13.4 13.5 13.7 14.1 14.2 15.2 15.5 15.7 16.2 16.4';
  const numbers: readonly string[] = list.match(/\d+\.\d+/g) ?? [];
  expect(onerous.split(' ').filter((it) => !numbers.includes(it))).toEqual([]);
  // Audits, of the data processing agreement.
  expect(['9.3', '11.3'].filter((it) => !numbers.includes(it))).toEqual([]);
  expect(how).toMatch(language === 'en' ? /second signature.*does not give it/ : /seconda firma.*non vale/);
});

it.each(languages)('have in %s what DORA asks of contracts with financial entities', (language) => {
  const annex = partOf(present('terms', language), 'financial-entities');
  expect(annex).toHaveLength(11);
  expect(annex[0]).toContain('2022/2554');
});

whereItalian.test.each(['terms', 'dpa'] as const)(
  'say for which partners the Italian text of %s prevails',
  (document) => {
    expect(present(document, 'it').prevailsFor).toBe('IT');
    expect(present(document, 'en').counsel?.length).toBe(present(document, 'it').counsel?.length);
  },
);

it('names the sections of the data processing agreement as the specification does', () => {
  const titles = present('dpa', 'en')
    .parts.filter(({number}) => number)
    .map(({title}) => title);
  expect(titles).toEqual([
    'Definitions',
    'Roles',
    'Details of processing',
    'Security measures',
    'Sub-processors',
    'Data subject rights',
    'International transfers',
    'Confidentiality',
    'Audit rights',
    'Breach notification',
    'Assistance',
    'Return and deletion',
  ]);
});

it.each(languages)('have in %s, from the versions that pages name, what pages say of them', (language) => {
  const versionsWith = (has: (text: LegalText) => boolean) =>
    texts
      .filter((it) => it.document === 'terms' && it.language === language && has(it.text))
      .map(({date}) => date)
      .sort();
  const solicitation = versionsWith((text) => paragraph(text, '2.7') !== '');
  const annex = versionsWith((text) => text.parts.some(({id}) => id === 'financial-entities'));
  expect(solicitation[0]).toBe(agreementFrom.nonSolicitation);
  expect(annex[0]).toBe(agreementFrom.financialAnnex);
  const words = {en: 'nothing is charged', it: 'non è addebitato nulla'}[language];
  const trial = versionsWith((text) => paragraph(text, '3.6').includes(words));
  expect(trial[0]).toBe(agreementFrom.trialByPaymentMethod);
});

it('are in force since the days of the specification', () => {
  expect(list.terms.map(({date}) => date)).toContain('2025-08-20');
  expect(list.dpa.map(({date}) => date)).toContain('2025-10-07');
});
