import {contactLimits, parseContact} from '../src/contract';
import {wordsIn} from '../src/languages/languages';
import {validMessage} from './support';
import {whereItalian} from '../../tests/whereItalian';

const english = wordsIn('en').contactErrors;

const parse = (input: unknown, locale = 'en') => parseContact(input, wordsIn(locale).contactErrors);

/** Returns the normalized value if the message is valid, else the errors. */
function kept(field: string, value: unknown, locale = 'en') {
  const result = parse({...validMessage, [field]: value}, locale);
  return result.ok ? result.message[field as 'website'] : result.fields;
}

// Specification, section 5: literal.
const rules = [
  ['name', 'A', 'Al', 'Name must be at least 2 characters'],
  ['email', 'ada@', 'a@b.co', 'Please enter a valid email address'],
  ['company', 'A', 'Al', 'Company name must be at least 2 characters'],
  ['message', '123456789', '1234567890', 'Message must be at least 10 characters'],
] as const;

describe('contact message', () => {
  test.each(rules)('%s: refuses %j, accepts %j', (field, bad, good, message) => {
    expect(kept(field, bad)).toEqual({[field]: message});
    expect(kept(field, good)).toBe(good);
  });

  test.each(rules)('%s: missing, of another type or blank', (field, _bad, _good, message) => {
    for (const value of [undefined, null, 5, true, ['Ada Lovelace'], {a: 1}, '', '            ']) {
      expect(kept(field, value)).toEqual({[field]: message});
    }
  });

  whereItalian.test('is refused in Italian when asked', () => {
    expect(kept('name', '', 'it')).toEqual({name: 'Il nome deve avere almeno 2 caratteri'});
  });

  test('accepts a value of the longest length and refuses one more', () => {
    for (const field of ['name', 'company', 'subject', 'message'] as const) {
      const {max} = contactLimits[field];
      expect(kept(field, 'x'.repeat(max))).toHaveLength(max);
      expect(kept(field, 'x'.repeat(max + 1))).toEqual({
        [field]: `Please use at most ${max.toLocaleString('en')} characters`,
      });
    }
  });

  const keeps = 'نمی‌خواهم 👩‍💻 ❤️';
  test.each([
    ['name', 'Ada\r\n\tBcc: x@evil.test', 'Ada Bcc: x@evil.test'],
    ['subject', 'Plans\u2028and\u0085prices', 'Plans and prices'],
    ['name', '  Jose\u0301 ', 'Jos\u00e9'],
    ['company', keeps, keeps],
    ['message', 'One\r\n\tTwo\rThree\n\rFour\u2029Five', 'One\n\tTwo\nThree\n\nFour\nFive'],
    ['message', 'Call me at \u2068+39 02 1234\u2069 today please.', 'Call me at +39 02 1234 today please.'],
    // Control characters, soft hyphen, bidirectional marks, fillers, zero-width characters, annotations, tags, half a
    // surrogate pair.
    [
      'message',
      'Hello\0\u0007\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u202e\u2060\u2063\u206f\u3164\ufeff\uffa0\ufffb\u{e0041}\ud800 there',
      'Hello there',
    ],
  ])('%s: keeps of %j what can be seen', (field, text, expected) => {
    expect(kept(field, text)).toBe(expected);
  });

  test.each([
    '\u200b'.repeat(12),
    '\u3164'.repeat(12),
    '\u200d\u200c'.repeat(6),
    '\ufe0f\u0301'.repeat(6),
    '\u2800'.repeat(12),
  ])('a value that shows nothing is none: %j', (value) => {
    for (const [field, , , message] of rules) {
      expect(kept(field, value)).toEqual({[field]: message});
    }
    expect(kept('subject', value)).toBeUndefined();
    expect(kept('attachment', value)).toBeUndefined();
  });

  test('keeps marks as languages use them, and long runs within the limit', () => {
    expect(kept('name', 'Nguye\u0302\u0303n')).toBe('Nguy\u1ec5n');
    const zalgo = `Zalg\u00f3${'\u0301'.repeat(29)}\u034f${'\u0301'.repeat(10)}`;
    expect(kept('name', `Zalgo${'\u0301'.repeat(40)}`)).toBe(zalgo);
  });

  test.each([
    [undefined, undefined],
    [null, undefined],
    ['   ', undefined],
    [['Plans', 'Prices'], {subject: 'Subject must be text'}],
  ])('of a subject %j stays %j', (subject, expected) => {
    expect(kept('subject', subject)).toEqual(expected);
  });

  test.each([
    [' \r\n ', undefined],
    [5, undefined],
    [['one', 'two'], undefined],
    ['  Clients: 25\r\nSaving: 116\n', 'Clients: 25\nSaving: 116'],
    ['Cli\u0000en\u202ets:\t25\u0085', 'Clients:\t25'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['x'.repeat(2000), 'x'.repeat(2000)],
    ['x'.repeat(2001), `${'x'.repeat(1999)}…`],
    [`${'x'.repeat(1998)}😀😀`, `${'x'.repeat(1998)}…`],
  ])('an attachment never costs the message: %j', (attachment, expected) => {
    expect(kept('attachment', attachment)).toBe(expected);
  });

  test('what is too long however it is composed is told so; four characters may be one', () => {
    const long = 'a\u0301'.repeat(20_000);
    expect(kept('message', long)).toEqual({message: english.tooLong(5_000)});
    const four = '\u03b1\u0313\u0301\u0345';
    expect(kept('message', four.repeat(5_000))).toBe('\u1f84'.repeat(5_000));
    expect(kept('attachment', four.repeat(3_000))).toBe(`${'\u1f84'.repeat(1_999)}…`);
  });

  test.each([
    ['idempotencyKey', ['k', 'x'.repeat(200)], ['', 'x'.repeat(201), 5]],
    ['website', ['', 'x'], [5, null]],
    ['elapsedMs', [0, 0.5, 1e9], [-1, '5', null]],
    [
      'timestamp',
      ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00+01:00'],
      ['2026-03-01', '', 5, `2026-03-01T10:00:00.${'0'.repeat(90_000)}Z`],
    ],
    ['locale', ['en'], [5, null]],
    ['admin', [], [true]],
  ])('%s: keeps %j, and what does not fit never costs the message', (field, good, bad) => {
    expect(good.map((value) => kept(field, value))).toEqual(good);
    expect(bad.map((value) => kept(field, value))).toEqual(bad.map(() => undefined));
  });
});

/** Splits a list of addresses, which contain no spaces. */
const list = (text: string) => text.trim().split(/\s+/);
const domainOf = (bytes: number) => 'y.'.repeat(120).padEnd(bytes, 'y');

test.each([
  ...list(`o&m@firm.example sales/eu@firm.example a=b@firm.example x+y@firm.example o'neill@firm.example
    !#$%&'*+-/=?^_\`{|}~@firm.example A.B@Firm.Example a@b-c.co a@3com.example a@b.xn--p1ai josé@firm.example
    info@società.example пример@пример.рф 用户@例子.中国 anna@bücher.example`),
  ...[`${'x'.repeat(64)}@b.co`, `a@${'x'.repeat(63)}.co`, `ada@${domainOf(250)}`],
])('the address %s passes', (email) => {
  expect(kept('email', ` ${email}\u200b `)).toBe(email);
});

test.each([
  ...list(`ada ada.example.com @b.co a@b a@b.c a@b.co. a@.b.co a@b..co .a@b.co a.@b.co a..b@b.co <ada@b.co> a,b@c.co mailto:a@b.co
    a@b@c.co "ab"@c.co a@[192.0.2.1] a@192.0.2.1 a@127.1 a@b.123 a@-b.co a@b-.co a@b_c.co a@ex%41mple.co a@b.co/x
    a@b.co:25 a@b.co?x a@xn--a.co a@℀.co`),
  ...['a b@c.co', '"a b"@c.co', 'Ada <ada@b.co>', 'a@b.co, c@d.co', 'a@b\u3000c.co'],
  ...[`${'x'.repeat(65)}@b.co`, `${'é'.repeat(33)}@b.co`, `a@${'x'.repeat(64)}.co`, `ada@${domainOf(251)}`],
])('the address %s is refused', (email) => {
  expect(kept('email', email)).toEqual({email: english.email});
});

// Unicode composition is quadratic in the longest run of combining marks: 94 kB of them took two seconds.
test('the longest bodies are parsed quickly', () => {
  const start = process.cpuUsage();
  for (const part of ['a.', '-', '@', 'é', '\u00ad', '(', '..', '\u0301\u0316']) {
    const text = part.repeat(90_000 / part.length);
    parse({...validMessage, email: text, message: text, attachment: text, name: `a@${text}`});
    // The longest text that is composed, with marks in the wrong order.
    const marks = `a${'\u0301'.repeat(9_000)}${'\u0316'.repeat(9_000)}`;
    parse({...validMessage, message: marks, attachment: marks, email: `a@${text.slice(0, 250)}`});
  }
  expect(process.cpuUsage(start).user).toBeLessThan(4_000_000);
});
