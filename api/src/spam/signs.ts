import {type ContactMessage, fastestMs} from '../contract';

/**
 * Signs that a program wrote a message, and how much each counts. None is a proof: a message is marked or held, never
 * dropped.
 */
const weights = {
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
  /** A web address for a company, and nothing else. */
  'link-as-company': 1,
  /** Markup of web pages or pictures. */
  markup: 2,
  /** Links as forums write them (BBCode), which mail programs do not show. */
  'forum-links': 3,
  /** The same words, or the same letter, over and over. */
  repeated: 2,
  /** Most of it in a script that no language of the site has. */
  'other-writing': 1,
} as const;

export type Sign = keyof typeof weights;

/** How a message was sent. The other signs are in its text, and people write such texts as well. */
const behaviour: readonly Sign[] = ['honeypot', 'too-fast', 'no-form'];

/** From this sum on a message is marked: it is delivered with a mark in front of its subject. */
const markAt = 2;
/** From this sum on it is held: stored, and delivered once a person says so. */
const holdAt = 4;
/** From this sum on the text alone holds it. */
const holdByTextAt = 5;

const link = /\b(?:https?:\/\/(?:www\.)?|www\.)/gi;
const onlyLink = /^(?:https?:\/\/|www\.)\S+$/i;
// An address in angle brackets, such as <a.rossi@acme.it>, is no element.
const markup = /\[\/?(?:img|b)\]|<\s*\/?(?:a|script|img|iframe|div|p|br)(?=[\s/>])/i;
const forumLink = /\[(?:url|link)=|\[\/(?:url|link)\]/i;
// Lines of signs part a mail from what it answers.
const sameLetter = /([\p{L}\p{N}])\1{39}/u;
const someLinks = 3;
/** Texts with fewer words or letters say too little. */
const someWords = 20;
const someLetters = 20;
/** Below this part of different words a text repeats itself; prose of 5,000 characters has a third. */
const fewDifferent = 0.25;

/** Scripts that are made of several, by their code in ISO 15924. */
const parts: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

/** Matches letters of the scripts of these languages, and of English, the source of every site. */
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
  /** Comma-separated signs; null for a message that is not marked. */
  readonly suspicion: string | null;
  readonly held: boolean;
}

/** Returns the judge of messages to a site in these languages. */
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
