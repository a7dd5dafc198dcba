import type {ContactMessage} from '../../src/contract';
import {createJudge} from '../../src/spam/signs';
import {validMessage} from '../support';

const judge = createJudge(['en', 'it']);
/** As the form sends it. */
const sent = (changes: Partial<ContactMessage>) =>
  judge({...validMessage, website: '', elapsedMs: 40_000, ...changes});

const links = 'Buy at https://a.example and http://b.example and www.c.example today';
const cyrillic = 'Здравствуйте, мы предлагаем вам наши услуги по продвижению';

/** So many words, so many of them different. */
const words = (count: number, different: number) =>
  Array.from({length: count}, (_, i) => 'abcdefgh'.charAt(i % different)).join(' ');

describe('what people write is neither marked nor held', () => {
  test.each([
    'How do we put our own brand on it?',
    'We are at https://acme.example and https://acme.example/about, see there. Prices < 100 EUR & more > 10 clients?',
    'Buongiorno, vorremmo sapere quanto costa il piano per 40 clienti, e se c’è uno sconto. Grazie mille!',
    'ok ok ok ok ok ok, thanks thanks thanks',
    '------------------------------\nSigned\n------------------------------',
    cyrillic,
    'Ciao '.repeat(3) + 'a tutti voi da parte di tutto il nostro gruppo di lavoro a Milano e a Torino.',
  ])('%s', (message) => {
    expect(sent({message})).toEqual({suspicion: null, held: false});
  });

  test('nor is what comes from another program, and has no other sign', () => {
    expect(judge(validMessage)).toEqual({suspicion: null, held: false});
  });
});

test.each([
  [{website: 'x'}, 'honeypot', false],
  [{elapsedMs: 10}, 'too-fast', false],
  [{message: links}, 'links', false],
  [{company: 'www.pills.example'}, 'link-in-name', false],
  [{message: 'Look: [url=x]here[/url]'}, 'markup', false],
  [{message: 'Look: <a href="x">here</a>'}, 'markup', false],
  [{message: 'buy pills now '.repeat(20)}, 'repeated', false],
  [{message: `Wow ${'!'.repeat(60)}`}, 'repeated', false],
  [{message: `Wow ${'!'.repeat(40)}`}, 'repeated', false],
  [{message: `Wow ${'!'.repeat(39)}`}, null, false],
  [{message: words(20, 4)}, 'repeated', false],
  [{message: words(20, 4).toUpperCase().replace('A', 'a')}, 'repeated', false],
  [{message: words(20, 5)}, null, false],
  [{message: words(19, 1)}, null, false],
  [{website: ' '}, null, false],
  [{elapsedMs: 2_999}, 'too-fast', false],
  [{elapsedMs: 3_000}, null, false],
  // Half of the form sends it as well.
  [{website: undefined, subject: 'www.x.example'}, 'link-in-name', false],
  [{elapsedMs: undefined, name: 'http://x.example'}, 'link-in-name', false],
  [{subject: 'awww.x.example'}, null, false],
  [{name: '<img>'}, 'markup', false],
  [{company: '< /P>'}, 'markup', false],
  [{subject: 'See <br'}, 'markup', false],
  [{message: 'Less than < all, [bold], <pre> and [linked] things'}, null, false],
  [{message: `${cyrillic.slice(0, 22)} [b]`}, 'markup,other-writing', false],
  [{message: `${cyrillic.slice(0, 20)} [b]`}, 'markup', false],
  // As much of the one as of the other.
  [{message: `${'я'.repeat(16)} ${'abc'.repeat(5)} <a`}, 'markup', false],
  [{message: `${'я'.repeat(17)} ${'abc'.repeat(5)} <a`}, 'markup,other-writing', false],
  [{message: links, website: 'x'}, 'honeypot,links', true],
  [{message: links, website: undefined, elapsedMs: undefined}, 'no-form,links', false],
  [{message: `${links} [url]x[/url]`}, 'links,markup', true],
  [{message: `${cyrillic} ${links}`, elapsedMs: 5}, 'too-fast,links', true],
  [{message: `${cyrillic} [b]`, elapsedMs: 5}, 'too-fast,markup,other-writing', true],
  [{message: cyrillic, website: undefined, elapsedMs: undefined}, 'no-form,other-writing', false],
] as const)('%j: %s', (changes, suspicion, held) => {
  expect(sent(changes)).toEqual({suspicion, held});
});

test('a site in a language of another writing takes it for its own', () => {
  for (const [locale, message] of [
    ['ru', cyrillic],
    ['ja', 'こんにちは、御社のサービスについてもう少し詳しく教えていただけますか。'],
    ['zh-Hant', '您好，我們想了解貴公司的服務，以及為四十個客戶的價格，謝謝您'],
    ['ko', '안녕하세요, 귀사의 서비스에 대해 자세히 알고 싶습니다. 감사합니다'],
  ] as const) {
    const own = createJudge(['en', locale]);
    // Filled in by a program, so that one more sign would show.
    const marked = {...validMessage, message, website: 'x'};
    expect(own(marked).suspicion).toBe('honeypot');
    expect(judge(marked).suspicion).toBe('honeypot,other-writing');
  }
});
