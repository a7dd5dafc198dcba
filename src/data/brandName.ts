/** Company names as people type them, and values derived from them. */
import {sampleBrands} from './sampleBrands';

export const nameLength = 60;

/** Normalizes a company name: NFC, single spaces, no invisible characters, at most `nameLength` characters. */
export function cleanName(text: string): string {
  const visible = text.normalize('NFC').replace(/[\p{C}\p{Z}\s]+/gu, ' ');
  return [...visible.trim()].slice(0, nameLength).join('').trim();
}

/** Returns the first letter or digit of a name, in place of a logo. */
export function initialOf(name: string): string {
  const characters = [...name];
  return (characters.find((each) => /[\p{L}\p{N}]/u.test(each)) ?? characters[0] ?? '').toUpperCase();
}

/** Converts a name to part of a host name: 'Città Sicura S.r.l.' becomes 'citta-sicura-s-r-l'. May be empty. */
export function hostPart(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 24)
    .replace(/^-|-$/g, '');
}

/** Returns the host of a company's portal: a sample partner's own, else one derived from the name. */
export function hostOf(name: string): string {
  const sample = sampleBrands.find((brand) => brand.name === name);
  return sample?.host ?? ['security', hostPart(name), 'example'].filter(Boolean).join('.');
}

/** Returns the company's mail domain: the domain of its portal. */
const mailDomainOf = (name: string) => hostOf(name).replace(/^[^.]+\.(?=.*\.)/, '');

/** Replaces the first sample partner's name and mail domain in a letter with another company's. */
export function letterOf(name: string, text: string): string {
  const [{name: sample}] = sampleBrands;
  return text.replaceAll(sample, () => name).replaceAll(mailDomainOf(sample), mailDomainOf(name));
}

/** True if a line names the first sample partner or its address. */
export const isSigned = (text: string): boolean => letterOf('', text) !== text;
