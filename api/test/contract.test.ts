import {jest} from '@jest/globals';
import {contactLimits, echoSchema, parseContact} from '../src/contract';
import {locales, wordsIn} from '../src/languages/languages';
import {validMessage} from './support';
import {whereItalian} from '../../tests/whereItalian';

const english = wordsIn('en').contactErrors;

/** Parses with a schema of its own: one is made for each set of words, and kept. */
const parse = (input: unknown, locale = 'en', locales?: readonly string[]) =>
  parseContact(input, {...wordsIn(locale).contactErrors}, locales);

function complaint(input: unknown, locale: 'en' | 'it' = 'en') {
  const result = parse(input, locale);
  return result.ok ? undefined : result.fields;
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
    expect(complaint({...validMessage, [field]: bad})).toEqual({[field]: message});
    expect(complaint({...validMessage, [field]: good})).toBeUndefined();
  });

  test.each(rules)('%s: missing, of another type or blank', (field, _bad, _good, message) => {
    for (const value of [undefined, null, 5, true, ['Ada Lovelace'], {a: 1}, '', '            ']) {
      expect(complaint({...validMessage, [field]: value})).toEqual({[field]: message});
    }
  });

  whereItalian.test('names every bad field, in Italian when asked', () => {
    expect(complaint({}, 'it')).toEqual({
      name: 'Il nome deve avere almeno 2 caratteri',
      email: 'Inserisci un indirizzo email valido',
      company: 'Il nome dell’azienda deve avere almeno 2 caratteri',
      message: 'Il messaggio deve avere almeno 10 caratteri',
    });
  });

  test('accepts a value of the longest length and refuses one more', () => {
    for (const field of ['name', 'company', 'message'] as const) {
      const {max} = contactLimits[field];
      expect(complaint({...validMessage, [field]: 'x'.repeat(max)})).toBeUndefined();
      expect(complaint({...validMessage, [field]: 'x'.repeat(max + 1)})).toEqual({
        [field]: `Please use at most ${max.toLocaleString('en')} characters`,
      });
    }
    expect(complaint({...validMessage, email: `${'x'.repeat(250)}@example.com`})).toEqual({
      email: 'Please enter a valid email address',
    });
  });

  test.each(['Ada\r\nBcc: x@evil.test', 'Ada\u0000', 'Ada\u0085B', 'Ada\u2028B', 'Ada\u202eB'])(
    'refuses controls in one-line fields: %j',
    (value) => {
      const name = 'Please remove line breaks and control characters';
      expect(complaint({...validMessage, name: value})).toEqual({name});
      expect(complaint({...validMessage, company: value})).toEqual({company: name});
    },
  );

  test('a message may hold tabs and line breaks, and no NUL', () => {
    expect(complaint({...validMessage, message: 'One\r\n\tTwo\nThree'})).toBeUndefined();
    expect(complaint({...validMessage, message: 'One two three\u0000'})).toHaveProperty('message');
  });

  test('line breaks of every kind become one', () => {
    const text = 'One\r\nTwo\rThree\n\rFour';
    const result = parse({...validMessage, message: text, attachment: text});
    const expected = 'One\nTwo\nThree\n\nFour';
    expect(result).toMatchObject({ok: true, message: {message: expected, attachment: expected}});
  });

  test('trims and normalises', () => {
    const result = parse({...validMessage, name: '  Jose\u0301 '});
    expect(result).toMatchObject({ok: true, message: {name: 'Jos\u00e9'}});
  });

  // Composing takes the square of the longest run of combining marks: 94 kB of them once held the process for 2 seconds.
  test.each(['name', 'company', 'message', 'subject', 'attachment'] as const)(
    '%s: never composes a long run of combining marks',
    (field) => {
      const normalize = jest.spyOn(String.prototype, 'normalize');
      // As long as is composed at all.
      const half = 2 * contactLimits[field].max - 1;
      const marks = `a${'\u0301'.repeat(half)}${'\u0316'.repeat(half)}`;
      const result = parse({...validMessage, [field]: marks});
      const texts = normalize.mock.contexts.map(String);
      normalize.mockRestore();
      expect(result.ok).toBe(field === 'attachment');
      expect(texts.some((text) => text.startsWith('a\u0301'))).toBe(true);
      // The joiner is a mark as well, and ends the run that is sorted.
      expect(texts.filter((text) => /[^\P{M}\u034f]{31}/u.test(text))).toEqual([]);
    },
  );

  test('keeps marks as languages use them, and long runs within the limit', () => {
    const vietnamese = 'Nguye\u0302\u0303n';
    const zalgo = `Zalgo${'\u0301'.repeat(40)}`;
    expect(parse({...validMessage, name: vietnamese})).toMatchObject({
      message: {name: 'Nguy\u1ec5n'},
    });
    expect(parse({...validMessage, name: zalgo})).toMatchObject({
      message: {name: `Zalg\u00f3${'\u0301'.repeat(29)}\u034f${'\u0301'.repeat(10)}`},
    });
  });

  test.each([undefined, null, '', '   '])('a subject of %j is none', (subject) => {
    const result = parse({...validMessage, subject});
    expect(result.ok && result.message.subject).toBeUndefined();
  });

  test('cleans a subject like the other one-line fields', () => {
    const result = parse({...validMessage, subject: '  Cafe\u0301 '});
    expect(result).toMatchObject({ok: true, message: {subject: 'Caf\u00e9'}});
    expect(complaint({...validMessage, subject: 'x'.repeat(200)})).toBeUndefined();
  });

  test.each([
    ['x'.repeat(201), 'Please use at most 200 characters'],
    ['Plans\r\nBcc: x@evil.test', 'Please remove line breaks and control characters'],
    ['Plans\u2028', undefined],
    ['Pla\u2028ns', 'Please remove line breaks and control characters'],
    ['Pla\u202ens', 'Please remove line breaks and control characters'],
    [['Plans', 'Prices'], 'Subject must be text'],
    [5, 'Subject must be text'],
  ])('a subject of %j: %j', (subject, message) => {
    expect(complaint({...validMessage, subject})).toEqual(message && {subject: message});
  });

  test.each([
    [undefined, undefined],
    [null, undefined],
    ['', undefined],
    [' \r\n ', undefined],
    [5, undefined],
    [['one', 'two'], undefined],
    [{a: 1}, undefined],
    ['  Clients: 25\r\nSaving: 116\n', 'Clients: 25\nSaving: 116'],
    ['Cli\u0000en\u202ets:\t25\u0085', 'Clients:\t25'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['x'.repeat(2000), 'x'.repeat(2000)],
    ['x'.repeat(2001), `${'x'.repeat(1999)}…`],
    [`${'x'.repeat(1998)}😀😀`, `${'x'.repeat(1998)}…`],
    [`😀${'x'.repeat(2000)}`, `😀${'x'.repeat(1997)}…`],
  ])('an attachment never costs the message: %j', (attachment, kept) => {
    const result = parse({...validMessage, attachment});
    expect(result.ok && result.message.attachment).toBe(kept);
    expect(result.ok).toBe(true);
  });

  test('what is too long however it is composed is told so, and is not composed', () => {
    const {normalize} = String.prototype;
    const composedLengths: number[] = [];
    const spy = jest.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
      composedLengths.push(this.length);
      return normalize.call(this, form);
    });
    const say = {...english};
    try {
      const long = 'a\u0301'.repeat(20_000);
      expect(parseContact({...validMessage, message: long, name: long, attachment: long}, say)).toEqual({
        ok: false,
        fields: {message: say.tooLong(5_000), name: say.tooLong(200)},
      });
      expect(Math.max(...composedLengths)).toBeLessThan(9_000);
    } finally {
      spy.mockRestore();
    }
    // Four characters that are one.
    const four = '\u03b1\u0313\u0301\u0345';
    const parsed = parseContact(
      {...validMessage, message: four.repeat(5_000), attachment: four.repeat(3_000)},
      say,
    );
    expect(parsed).toMatchObject({
      ok: true,
      message: {message: '\u1f84'.repeat(5_000), attachment: `${'\u1f84'.repeat(1_999)}…`},
    });
  });

  test('drops a timestamp that is longer than any time, valid as it may be', () => {
    const timestamp = `2026-03-01T10:00:00.${'0'.repeat(90_000)}Z`;
    expect(parse({...validMessage, timestamp})).toMatchObject({
      ok: true,
      message: {timestamp: undefined},
    });
  });

  test.each([
    ['idempotencyKey', ['k', 'x'.repeat(200)], ['', 'x'.repeat(201), 5]],
    ['website', ['', 'x'], [5, null]],
    ['elapsedMs', [0, 0.5, 1e9], [-1, '5', null]],
    ['timestamp', ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00+01:00'], ['2026-03-01', 5, null]],
    ['locale', ['en'], ['xx', 5, null]],
  ])('%s: keeps %j, and what does not fit never costs the message', (field, good, bad) => {
    const kept = (value: unknown) => {
      const result = parse({...validMessage, timestamp: undefined, [field]: value}, 'en', locales);
      return result.ok ? result.message[field as 'website'] : 'refused';
    };
    expect(good.map(kept)).toEqual(good);
    expect(bad.map(kept)).toEqual(bad.map(() => undefined));
  });

  test('an address has 254 characters at most, without the spaces around it', () => {
    const of = (length: number) => `ada@${'y.'.repeat(120)}`.padEnd(length, 'y');
    expect(complaint({...validMessage, email: ` ${of(254)} `})).toBeUndefined();
    expect(complaint({...validMessage, email: of(255)})).toEqual({email: english.email});
  });

  test('without a list any language is kept, in the same words as well', () => {
    const message = {...validMessage, locale: 'xx'};
    expect(parseContact(message, english, locales)).toMatchObject({message: {locale: undefined}});
    expect(parseContact(message, english)).toMatchObject({message: {locale: 'xx'}});
  });

  test('what is no message at all has no field to complain about', () => {
    expect(complaint(null)).toEqual({});
  });

  test('drops a timestamp or locale that does not parse, and unknown keys', () => {
    const result = parseContact(
      {...validMessage, timestamp: '', locale: 'xx', admin: true},
      wordsIn('it').contactErrors,
      locales,
    );
    expect(result.ok && Object.entries(result.message).filter(([, value]) => value !== undefined)).toEqual(
      Object.entries(validMessage).filter(([key]) => key !== 'timestamp'),
    );
  });
});

test.each([
  ['x', []],
  [' x\n', []],
  [' \t\n', ['echoEmpty']],
  ['x'.repeat(5_000), []],
  ['x'.repeat(5_001), ['echoTooLong']],
  [5, ['echoNoText']],
])('what is to be echoed, %.10j: %j', (message, problems) => {
  const {error} = echoSchema.safeParse({message});
  expect((error?.issues ?? []).map((issue) => issue.message)).toEqual(problems);
});
