import {mathFromMarkdown} from 'mdast-util-math';
import {math} from 'micromark-extension-math';
import type {Code, Construct, Effects, Extension, State, Tokenizer} from 'micromark-util-types';
import type {Processor} from 'unified';

const [dollar, backslash, backtick, bracket, angle] = ['$', '\\', '`', ']', '<'].map((sign) =>
  sign.charCodeAt(0),
);

/** Spaces, tabs, line endings and the end of the text. */
const isSpace = (code: Code) => code === null || code < 0 || code === 32;
const isDigit = (code: Code) => code !== null && code >= 48 && code <= 57;
const textOf = (code: Code) => (code === null ? '' : code < 0 ? ' ' : String.fromCharCode(code));

/** Looks ahead to the end of a match, without consuming it. */
const ahead = (begins: RegExp): Construct => ({
  tokenize: (effects, ok, nok) => {
    let text = '';
    const read: State = (code) => {
      if (code === null) {
        return begins.test(text) ? ok(code) : nok(code);
      }
      text += textOf(code);
      effects.consume(code);
      return read;
    };
    return read;
  },
});

/** Syntax that may contain dollar signs without a formula, by first character: code, link target, URL, tag. */
const others = new Map([
  [backtick, ahead(/^(`+)(?!`)[\s\S]*?[^`]\1(?!`)/)],
  [bracket, ahead(/^\]\((?:<[^<>]*\$[^<>]*>|[^\s()]*\$(?:[^\s()]|\([^\s()]*\))*)(?:\s+["'(]|\s*\))/)],
  [angle, ahead(/^<(?:[a-z][\w.+-]*:[^\s<>]*\$[^\s<>]*>|[a-z][\w.-]*\s[^<>]*=\s*["'{][^<>]*\$)/i)],
]);

/** A price before words, several words, or a URL: LaTeX writes words as `\text{…}`. */
const price = /^[.\d].*?(?:^|[\s(,.;:/–—-])\p{L}{2,}(?=$|[\s),.;:/–—-])/su;
const prose = /(?<![\p{L}\\])\p{L}{2,}[\s,.;:]+\p{L}{2,}|:\/\//u;

/** True if the text between two dollar signs is prose. */
function isText(content: string): boolean {
  let bare = content.replace(/\\[a-z]+/gi, '\\');
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(/\{[^{}]*\}/g, '\\');
  }
  return price.test(bare) || prose.test(bare);
}

/**
 * Looks ahead for a formula after a dollar sign. Pandoc's rule: no space after the first sign nor before the second,
 * and no digit after the second. In addition, code and links win, and prose is no formula. `$$a$$` is always a formula.
 */
const tokenizeRule: Tokenizer = (effects, ok, nok) => {
  let before: Code = null;
  let content = '';
  const closed: State = (code) =>
    isDigit(code) || code === dollar || isText(content) ? nok(code) : ok(code);
  const consume: State = (code) => {
    effects.consume(code);
    if (code === dollar) {
      return isSpace(before) || before === backslash ? nok : closed;
    }
    before = code;
    content += textOf(code);
    return inside;
  };
  const inside: State = (code) => {
    if (code === null) {
      return nok(code);
    }
    const other = before === backslash ? undefined : others.get(code);
    return other ? effects.check(other, nok, consume)(code) : consume(code);
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

/** Currency sign after a price: "US$/month", "5$". "CO$_2$" and "n$^{th}$" are formulas. */
const afterPrice: Construct = {
  tokenize: (effects, ok, nok) => (code) => {
    effects.consume(code);
    return (next) => (/[\^_\\]/.test(textOf(next)) ? nok(next) : ok(next));
  },
};

/** Micromark syntax of formulas: `$a$` and `$$a$$` inline, `$$` around blocks. Prices stay text: "$99 and $149". */
export function formulaSyntax(): Extension {
  const {flow, text} = math();
  const formula = text![dollar!] as Construct;
  const tokenize: Tokenizer = function (effects: Effects, ok, nok) {
    const begin = effects.check({tokenize: tokenizeRule}, formula.tokenize.call(this, effects, ok, nok), nok);
    return (code) =>
      /[\p{Script=Latin}\p{Nd}]/u.test(textOf(this.previous))
        ? effects.check(afterPrice, nok, begin)(code)
        : begin(code);
  };
  return {flow, text: {[dollar!]: {...formula, tokenize}}};
}

/** Remark plugin for formulas. Markdown syntax does not apply inside them, such as a backslash or an underscore. */
export function remarkFormulaSyntax(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(formulaSyntax());
  (data.fromMarkdownExtensions ??= []).push(mathFromMarkdown());
}
