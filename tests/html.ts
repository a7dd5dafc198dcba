import type {CheerioAPI} from 'cheerio';

export const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const attributes = ($: CheerioAPI, selector: string, name: string): (string | undefined)[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(name));

export const textsAt = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => flat($(element).text()));
