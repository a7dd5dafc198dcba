import type {ContactMessage} from '../../src/contract';
import {locales, wordsIn} from '../../src/languages/languages';
import {createJudge} from '../../src/spam/signs';
import {validMessage} from '../support';

const judge = createJudge(['en', 'it']);
const sent = (changes: Partial<ContactMessage>) =>
  judge({...validMessage, website: '', elapsedMs: 40_000, ...changes});

const links = 'Buy at https://a.example and http://b.example and www.c.example today';
const cyrillic = 'Здравствуйте, мы предлагаем вам наши услуги по продвижению';

/** Returns a text with this number of words, and of different ones. */
const words = (count: number, different: number) =>
  Array.from({length: count}, (_, i) => 'abcdefgh'.charAt(i % different)).join(' ');

/** A mail forwarded by Outlook, with a signature and a disclaimer. */
const forwarded = `Buongiorno, vi giro la richiesta di un nostro cliente. Potete chiamarlo voi?
________________________________________
Da: Anna Rossi <a.rossi@acme.it>
Inviato: lunedì 2 marzo 2026 09:12
A: Paolo Bianchi <p.bianchi@studio.example>
Oggetto: Sicurezza gestita

Buongiorno Paolo, ci serve un servizio per quaranta postazioni. Grazie.

Anna Rossi | Acme S.r.l.
www.acme.it<http://www.acme.it/> | https://www.linkedin.com/company/acme | https://acme.it/privacy
========================================
Questo messaggio è riservato al destinatario. Se lo avete ricevuto per errore, cancellatelo.`;

describe('what people write is delivered without a mark', () => {
  test.each([
    'How do we put our own brand on it?',
    'We are at https://www.acme.example and https://acme.example/about. Prices < 100 EUR & more > 10 clients?',
    'Buongiorno, vorremmo sapere quanto costa il piano per 40 clienti, e se c’è uno sconto. Grazie mille!',
    'ok ok ok ok ok ok, thanks thanks thanks',
    ...['_', '-', '=', '.', '*', '#', '!'].map((sign) => `Signed\n${sign.repeat(60)}`),
    'Please answer <a.rossi@acme.it>, <p.bianchi@acme.it> or <br@acme.it>, not [bold] or <pre>.',
    cyrillic,
  ])('%s', (message) => {
    expect(sent({message})).toEqual({suspicion: null, held: false});
  });

  test('from another program too, and for a company that is its address', () => {
    expect(judge(validMessage)).toEqual({suspicion: null, held: false});
    expect(sent({company: 'www.acme.it'})).toEqual({suspicion: null, held: false});
  });
});

test('a forwarded mail is delivered with a mark, whoever’s company it names', () => {
  expect(sent({message: forwarded})).toEqual({suspicion: 'links', held: false});
  expect(sent({message: forwarded, company: 'https://acme.it'})).toMatchObject({held: false});
  expect(sent({message: `${forwarded}\n<script>alert(1)</script>`})).toEqual({
    ...{suspicion: 'links,markup', held: false},
  });
});

test.each([
  [{website: 'x'}, 'honeypot', false],
  [{elapsedMs: 2_999}, 'too-fast', false],
  [{elapsedMs: 3_000}, null, false],
  [{message: links}, 'links', false],
  [{name: 'http://x.example'}, 'link-in-name', false],
  [{company: 'Pills at www.pills.example'}, 'link-in-name', false],
  [{message: 'Look: [url=x]here[/url]'}, 'forum-links', false],
  [{message: 'Look: <a href="x">here</a>'}, 'markup', false],
  [{name: '<img/>'}, 'markup', false],
  [{message: 'buy pills now '.repeat(20)}, 'repeated', false],
  [{message: `Wo${'w'.repeat(40)}`}, 'repeated', false],
  [{message: `Wo${'w'.repeat(39)}`}, null, false],
  [{message: words(20, 4)}, 'repeated', false],
  [{message: words(20, 5)}, null, false],
  // Equally much of both scripts, and then one letter more.
  [{message: `${'я'.repeat(16)} ${'abc'.repeat(5)} <a>`}, 'markup', false],
  [{message: `${'я'.repeat(17)} ${'abc'.repeat(5)} <a>`}, 'markup,other-writing', false],
  // The text alone is held from 5 on, with a sign of how it was sent from 4 on.
  [{message: `${links} <a>`}, 'links,markup', false],
  [{message: `${links} [link=x]x[/link]`}, 'links,forum-links', true],
  [{message: links, website: 'x'}, 'honeypot,links', true],
  [{message: links, website: undefined, elapsedMs: undefined}, 'no-form,links', false],
  [
    {message: `${cyrillic} ${cyrillic} ${links}`, website: undefined, elapsedMs: undefined},
    'no-form,links,other-writing',
    true,
  ],
] as const)('%j: %s', (changes, suspicion, held) => {
  expect(sent(changes)).toEqual({suspicion, held});
});

test('the mail to operators has words for each sign, in every language', () => {
  const all =
    'honeypot,too-fast,no-form,links,link-in-name,link-as-company,markup,forum-links,repeated,other-writing';
  for (const locale of locales) {
    expect(Object.keys(wordsIn(locale).operatorMail.signs).join()).toBe(all);
  }
});

test('a site in a language of another writing takes it for its own', () => {
  for (const [locale, message] of [
    ['ru', cyrillic],
    ['ja', 'こんにちは、御社のサービスについてもう少し詳しく教えていただけますか。'],
    ['zh-Hant', '您好，我們想了解貴公司的服務，以及為四十個客戶的價格，謝謝您'],
    ['ko', '안녕하세요, 귀사의 서비스에 대해 자세히 알고 싶습니다. 감사합니다'],
  ] as const) {
    const own = createJudge(['en', locale]);
    // With the hidden field filled in, so that one more sign would change the result.
    const marked = {...validMessage, message, website: 'x'};
    expect(own(marked).suspicion).toBe('honeypot');
    expect(judge(marked).suspicion).toBe('honeypot,other-writing');
  }
});
