import {type ContactMessage, fastestMs} from '../contract';

/** Signs of automated messages, with weights. None is proof: a message is marked or held, never dropped. */
const weights = {
  /** An invisible field was filled in. */
  honeypot: 2,
  /** Sent faster than anybody types. */
  'too-fast': 2,
  /** Without the form's hidden fields, so not sent by the form. */
  'no-form': 1,
  links: 2,
  'link-in-name': 3,
  /** Only a web address as the company. */
  'link-as-company': 1,
  /** HTML markup or images. */
  markup: 2,
  /** Forum links (BBCode), which mail programs do not support. */
  'forum-links': 3,
  /** Repeated words, or one letter repeated. */
  repeated: 2,
  /** Mostly in a script that no language of the site uses. */
  'other-writing': 1,
} as const;

export type Sign = keyof typeof weights;

/** Signs in how a message was sent. The other signs are in its text, and people write such texts as well. */
const behaviour: readonly Sign[] = ['honeypot', 'too-fast', 'no-form'];

/** Minimum sum to mark a message: it is delivered with a label in its subject. */
const markAt = 2;
/** Minimum sum to hold a message: stored, and delivered after a person's approval. */
const holdAt = 4;
/** Minimum sum to hold a message for its text alone. */
const holdByTextAt = 5;

const link = /\b(?:https?:\/\/(?:www\.)?|www\.)/gi;
const onlyLink = /^(?:https?:\/\/|www\.)\S+$/i;
// An address in angle brackets, such as <a.rossi@acme.it>, is not an element.
const markup = /\[\/?(?:img|b)\]|<\s*\/?(?:a|script|img|iframe|div|p|br)(?=[\s/>])/i;
const forumLink = /\[(?:url|link)=|\[\/(?:url|link)\]/i;
// Lines of repeated characters separate a mail from the quoted one.
const sameLetter = /([\p{L}\p{N}])\1{39}/u;
const someLinks = 3;
/** Texts with fewer words or letters are not judged. */
const someWords = 20;
const someLetters = 20;
/** Below this share of different words, a text is repetitive; prose of 5,000 characters has a third. */
const fewDifferent = 0.25;

/** Writing systems of several scripts, by their ISO 15924 code. */
const parts: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

/** Returns a pattern for letters of the scripts of these languages, and of English, the source of every site. */
function lettersOf(locales: readonly string[]): RegExp {
  const codes = locales.map((locale) => new Intl.Locale(locale).maximize().script ?? 'Latn');
  const scripts = new Set(['Latn', ...codes].flatMap((code) => parts[code] ?? [code]));
  return new RegExp(`[${[...scripts].map((code) => `\\p{Script=${code}}`).join('')}]`, 'gu');
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function isRepeated(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    sameLetter.test(text) || (words.length >= someWords && new Set(words).size / words.length < fewDifferent)
  );
}

export interface Judgement {
  /** Comma-separated signs; null for an unmarked message. */
  readonly suspicion: string | null;
  readonly held: boolean;
}

/** Creates the spam check for a site in these languages. */
export function createJudge(locales: readonly string[]): (message: ContactMessage) => Judgement {
  const ours = lettersOf(locales);

  function* signsOf(sent: ContactMessage): Generator<Sign> {
    const {name, company, subject = '', message, website, elapsedMs} = sent;
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
    const isLink = onlyLink.test(company);
    if (isLink) {
      yield 'link-as-company';
    }
    if (count(`${name} ${subject} ${isLink ? '' : company}`, link) > 0) {
      yield 'link-in-name';
    }
    const all = `${name} ${company} ${subject} ${message}`;
    if (markup.test(all)) {
      yield 'markup';
    }
    if (forumLink.test(all)) {
      yield 'forum-links';
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
    const enough = signs.some((sign) => behaviour.includes(sign)) ? holdAt : holdByTextAt;
    return {suspicion: sum >= markAt ? signs.join() : null, held: sum >= enough};
  };
}
