import {contactLimits, parseContact} from '../src/contract';
import {validMessage} from './setUp';

function complaint(input: unknown, locale: 'en' | 'it' = 'en') {
  const result = parseContact(input, locale);
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

  test('names every bad field, in Italian when asked', () => {
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

  test('trims and normalises', () => {
    const result = parseContact({...validMessage, name: '  Jose\u0301 '}, 'en');
    expect(result).toMatchObject({ok: true, message: {name: 'Jos\u00e9'}});
  });

  test('drops a timestamp or locale that does not parse, and unknown keys', () => {
    const result = parseContact({...validMessage, timestamp: '', locale: 'xx', admin: true}, 'en');
    expect(result.ok && Object.entries(result.message).filter(([, value]) => value !== undefined)).toEqual(
      Object.entries(validMessage).filter(([key]) => key !== 'timestamp'),
    );
  });
});
