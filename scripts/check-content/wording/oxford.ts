/**
 * Spelling of English texts: British with Oxford -ize, by The Oxford English Dictionary and New Hart's Rules (2nd
 * edition, 4.2 and 21.2). -ize and -ization for Greek endings, but -yse. American words are in the glossary.
 */

/** Endings of a verb in -ise or -yse and of what is made from it. */
const endings = 'e|ed|es|er|ers|ing|ings|able|ably|ation|ations|ational';

/**
 * Words with -ise that is no suffix, without it: Oxford spells them with s in every form. Compounds of -wise are not
 * listed.
 */
const keptWithS = new Set(
  (
    'ad adv advert ana appra appr ar br bra bru ca cer chast chem circumc compr comprom conc counterpo cr cru dem desp dev disgu enfranch ' +
    'enterpr equipo exc exerc exorc expert fra franch gu improv inc ir lia lou m mala marqu mayonna merchand mort n no o parad po porpo pr pra pract ' +
    'prec prem prom ra reappra repr rev r sunr superv surm surpr telev torto treat turquo upr upra v val wa'
  ).split(' '),
);

const staysWithS = (stem: string) =>
  stem.endsWith('w') || keptWithS.has(stem) || keptWithS.has(stem.replace(/^(?:un|mis|pre)/, ''));

/** Returns the Oxford spelling of an English word; `undefined` if the word is right or unknown. */
export function oxfordSpelling(word: string): string | undefined {
  const lower = word.toLowerCase();
  const [, stem, ending] = new RegExp(`^([a-z]{2,})is(${endings})$`).exec(lower) ?? [];
  if (stem && ending && !staysWithS(stem)) {
    return `${stem}iz${ending}`;
  }
  const [, analysed, rest] =
    /^(anal|catal|paral|breathal|dial|electrol|hydrol)yz(e\w*|ing)$/.exec(lower) ?? [];
  if (analysed && rest) {
    return `${analysed}ys${rest}`;
  }
  const [, kept, tail] = new RegExp(`^([a-z]{3,})iz(${endings})$`).exec(lower) ?? [];
  return kept && tail && keptWithS.has(kept) ? `${kept}is${tail}` : undefined;
}
