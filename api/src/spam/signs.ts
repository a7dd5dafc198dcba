import {type ContactMessage, fastestMs} from '../contract';

/**
 * Signs that a program wrote a message, and how much each counts. None of them is a proof: a message is marked or held,
 * never dropped.
 */
export const weights = {
  /** A field that people do not see was filled in. */
  honeypot: 2,
  /** Sent sooner than anybody types. */
  'too-fast': 2,
  /** Without what the form sends along, so written by something else. */
  'no-form': 1,
  /** Three links or more. */
  links: 2,
  /** A link where a name belongs. */
  'link-in-name': 3,
  /** Markup of web pages or forums. */
  markup: 2,
  /** The same words, or the same sign, over and over. */
  repeated: 2,
  /** Most of it in a writing that no language of the site has. */
  'other-writing': 1,
} as const;

export type Sign = keyof typeof weights;

/** From this sum on a message is marked: it is delivered with a mark in front of its subject. */
const markAt = 2;
/** From this sum on it is held: stored, and delivered once a person says so. */
const holdAt = 4;

const link = /\b(?:https?:\/\/|www\.)/gi;
const markup = /\[\/?(?:url|link|img|b)\b|<\s*\/?(?:a|script|img|iframe|div|p|br)\b/i;
const sameSign = /(\S)\1{39}/u;
const someLinks = 3;
/** Texts with fewer words or letters say too little. */
const someWords = 20;
const someLetters = 20;
/** Below this part of different words it is the same over and over; prose of 5,000 characters has a third. */
const fewDifferent = 0.25;

/** Writings that are made of several, by their code in ISO 15924. */
const parts: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

/** Matches letters of the writings in which these languages are written; English, the source of every site, is one. */
function lettersOf(locales: readonly string[]): RegExp {
  const codes = locales.map((locale) => new Intl.Locale(locale).maximize().script ?? 'Latn');
  const scripts = new Set(['Latn', ...codes].flatMap((code) => parts[code] ?? [code]));
  return new RegExp(`[${[...scripts].map((code) => `\\p{Script=${code}}`).join('')}]`, 'gu');
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function isRepeated(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    sameSign.test(text) || (words.length >= someWords && new Set(words).size / words.length < fewDifferent)
  );
}

/** What is made of the signs of a message. */
export interface Verdict {
  /** The signs, comma-separated; null for a message that is not marked. */
  readonly suspicion: string | null;
  readonly held: boolean;
}

/** @returns judges messages of a site in these languages */
export function createJudge(locales: readonly string[]): (message: ContactMessage) => Verdict {
  const ours = lettersOf(locales);

  function* signsOf({
    name,
    company,
    subject = '',
    message,
    website,
    elapsedMs,
  }: ContactMessage): Generator<Sign> {
    if (website?.trim()) {
      yield 'honeypot';
    } else if (elapsedMs !== undefined && elapsedMs < fastestMs) {
      yield 'too-fast';
    } else if (website === undefined && elapsedMs === undefined) {
      yield 'no-form';
    }
    if (count(message, link) >= someLinks) {
      yield 'links';
    }
    if (count(`${name} ${company} ${subject}`, link) > 0) {
      yield 'link-in-name';
    }
    if (markup.test(`${name} ${company} ${subject} ${message}`)) {
      yield 'markup';
    }
    if (isRepeated(message)) {
      yield 'repeated';
    }
    const letters = count(message, /\p{L}/gu);
    if (letters >= someLetters && count(message, ours) < letters / 2) {
      yield 'other-writing';
    }
  }

  return (message) => {
    const signs = [...signsOf(message)];
    const sum = signs.reduce((total, sign) => total + weights[sign], 0);
    return {suspicion: sum >= markAt ? signs.join() : null, held: sum >= holdAt};
  };
}
