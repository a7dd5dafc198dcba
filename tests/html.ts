import type {CheerioAPI} from 'cheerio';

/** A text with white space as single spaces. */
export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The values of an attribute of all elements that a selector finds. */
export const attributes = ($: CheerioAPI, selector: string, name: string): (string | undefined)[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name));

/** The texts of all elements that a selector finds, white space as single spaces. */
export const textsAt = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => flat($(element).text()));
