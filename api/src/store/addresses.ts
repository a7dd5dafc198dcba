import {createHash} from 'node:crypto';
import {domainToASCII, domainToUnicode} from 'node:url';

/** Splits an address into its local part and its domain in ASCII and in Unicode. */
function partsOf(email: string) {
  const text = email.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  const ascii = domainToASCII(domain) || domain;
  return {local: text.slice(0, at), ascii, unicode: domainToUnicode(ascii) || domain};
}

/**
 * Lists the stored forms of an address after the engine's `lower()`, which may support ASCII only: domain in both forms,
 * other letters in lower case, upper case and decomposed.
 */
export function addressForms(email: string): readonly string[] {
  const {local, ascii, unicode} = partsOf(email);
  const formsOf = (text: string) =>
    [text, text.replaceAll(/[^\p{ASCII}]/gu, (letter) => letter.toUpperCase())].flatMap((form) => [
      form,
      form.normalize('NFD'),
    ]);
  const domains = [ascii, ...formsOf(unicode)];
  return [...new Set(formsOf(local).flatMap((form) => domains.map((domain) => form + domain)))];
}

/** Returns a hash of an address, equal for any case and for both forms of its domain. */
export function addressSubject(email: string): string {
  const {local, ascii} = partsOf(email);
  return `sha256:${createHash('sha256')
    .update(local + ascii)
    .digest('hex')}`;
}
