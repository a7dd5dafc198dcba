import {math} from 'micromark-extension-math';
import type {Code, Construct, Extension, State, Tokenizer} from 'micromark-util-types';

const dollar = 36;
const backslash = 92;

/** Spaces, tabs and line endings; so is the end of the text. */
const isSpace = (code: Code) => code === null || code < 0 || code === 32;
const isDigit = (code: Code) => code !== null && code >= 48 && code <= 57;

/**
 * Reads ahead of a dollar sign and says whether it begins a formula. Pandoc's rule: no space right after the first sign
 * nor right before the second, and no digit right after the second. Two signs (`$$a$$`) always begin one.
 */
const tokenizeRule: Tokenizer = (effects, ok, nok) => {
  let before: Code = null;
  const closed: State = (code) => (isDigit(code) || code === dollar ? nok(code) : ok(code));
  const inside: State = (code) => {
    if (code === null) {
      return nok(code);
    }
    effects.consume(code);
    if (code === dollar) {
      return isSpace(before) || before === backslash ? nok : closed;
    }
    before = code;
    return inside;
  };
  const opened: State = (code) => {
    if (code === dollar) {
      return ok(code);
    }
    return isSpace(code) ? nok(code) : inside(code);
  };
  return (code) => {
    effects.consume(code);
    return opened;
  };
};

/**
 * The syntax of formulas for the Markdown parser: `$a$` and `$$a$$` in a line, `$$` around lines of their own. Prices stay
 * text: "$99 and $149".
 */
export function formulaSyntax(): Extension {
  const {flow, text} = math();
  const formula = text![dollar] as Construct;
  const tokenize: Tokenizer = function (effects, ok, nok) {
    return effects.check({tokenize: tokenizeRule}, formula.tokenize.call(this, effects, ok, nok), nok);
  };
  return {flow, text: {[dollar]: {...formula, tokenize}}};
}
