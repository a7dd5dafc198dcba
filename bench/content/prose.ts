import {type Text} from './blocks';
import type {Random} from './random';
import {adjectives, circumstances, legalSentences, nouns, sentences, verbs} from './words';

const inEach = (make: (locale: keyof Text) => string): Text => ({en: make('en'), it: make('it')});

/** Joins texts, with a space between them. */
export function joined(texts: readonly Text[], separator = ' '): Text {
  return inEach((locale) => texts.map((part) => part[locale]).join(separator));
}

/** With a capital first letter. */
export function capitalised(words: Text): Text {
  return inEach((locale) => words[locale].charAt(0).toUpperCase() + words[locale].slice(1));
}

/** Number of words in English. */
export function wordCount(words: Text): number {
  return words.en.split(/\s+/).length;
}

const genderMark = / \(([mf])\)$/;
const isFeminine = (italian: string) => genderMark.exec(italian)?.[1] === 'f' || italian.startsWith('la ');
const withoutArticle = (italian: string) => italian.replace(/^(il|lo|la) |^l'/, '');

function agreeing(adjective: string, feminine: boolean): string {
  return feminine && adjective.endsWith('o') ? `${adjective.slice(0, -1)}a` : adjective;
}

/** In Italian, `of` and the article are one word. */
function ofThe(italian: string): string {
  return italian
    .replace(/^il /, 'del ')
    .replace(/^lo /, 'dello ')
    .replace(/^la /, 'della ')
    .replace(/^l'/, "dell'");
}

/** A thing as the list has it, without article. */
export function bareNoun(random: Random): Text {
  const {en, it} = random.pick(nouns);
  return {en, it: withoutArticle(it.replace(genderMark, ''))};
}

/** What a client's things are called: texts on security are full of such names, and they do not compress. */
function identifier(random: Random): string {
  const number = (digits: number) => String(random.below(10 ** digits)).padStart(digits, '0');
  return random.pick([
    () => `CVE-202${number(1)}-${number(4)}`,
    () => `10.${random.below(256)}.${random.below(256)}.0/24`,
    () => `R-${number(3)}`,
    () => `v${number(1)}.${random.below(40)}`,
  ])();
}

function figureOfTime(random: Random): Text {
  const figure = 2 + random.below(88);
  const {en, it} = random.pick([
    {en: 'within % hours', it: 'entro % ore'},
    {en: 'after % days', it: 'dopo % giorni'},
    {en: 'in % of a hundred cases', it: 'in % casi su cento'},
    {en: 'on % hosts', it: 'su % host'},
    {en: 'for € % a month', it: 'per % € al mese'},
  ]);
  return {en: en.replace('%', `${figure}`), it: it.replace('%', `${figure}`)};
}

/** A writer of sentences about one subject: it keeps to a part of the vocabulary, chosen at the start. */
export interface Writer {
  /** A thing with its article, perhaps with a quality or an owner. */
  thing(): Text;
  sentence(): Text;
  /** Sentences of at least so many words together. */
  paragraph(words: number): Text;
  /** Fills the slots of a pattern (see words.ts). */
  fill(pattern: Text): Text;
}

/**
 * Starts a writer.
 *
 * @param tone `legal` mixes the sentences of agreements in
 */
export function makeWriter(random: Random, tone: 'guide' | 'legal' = 'guide'): Writer {
  const subjects = Array.from({length: 160}, () => random.pick(nouns));
  const patterns = tone === 'legal' ? [...legalSentences, ...sentences] : sentences;

  function thing(): Text {
    const noun = random.pick(subjects);
    const it = noun.it.replace(genderMark, '');
    const kind = random.below(10);
    if (kind < 2) {
      return {en: `the ${noun.en}`, it};
    }
    if (kind < 7) {
      const adjective = random.pick(adjectives);
      return {
        en: `the ${adjective.en} ${noun.en}`,
        it: `${it} ${agreeing(adjective.it, isFeminine(noun.it))}`,
      };
    }
    if (kind < 9) {
      const owner = random.pick(nouns);
      return {
        en: `the ${noun.en} of the ${owner.en}`,
        it: `${it} ${ofThe(owner.it.replace(genderMark, ''))}`,
      };
    }
    const mark = identifier(random);
    return {en: `the ${noun.en} ${mark}`, it: `${it} ${mark}`};
  }

  const makers: Record<string, () => Text> = {
    c: () => joined([thing(), random.pick(verbs), thing()]),
    n: thing,
    w: () => (random.chance(0.4) ? figureOfTime(random) : random.pick(circumstances)),
  };

  function fill(pattern: Text): Text {
    const slots = [...pattern.en.matchAll(/\{(\w)\}/g)].map(([, name = '']) => makers[name]?.());
    return inEach((locale) => {
      let next = 0;
      return pattern[locale].replaceAll(/\{\w\}/g, () => slots[next++]?.[locale] ?? '');
    });
  }

  const sentence = () => capitalised(fill(random.pick(patterns)));

  return {
    thing,
    sentence,
    fill,
    paragraph(words) {
      const parts: Text[] = [];
      for (let count = 0; count < words; count = wordCount(joined(parts))) {
        parts.push(sentence());
      }
      return joined(parts);
    },
  };
}

/** Address of a title: its English words in lower case. */
export function slugOf(title: Text): string {
  return title.en
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
