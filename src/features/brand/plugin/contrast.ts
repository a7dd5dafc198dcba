import {contrast} from '../../../lib/colour';
import {type Colours, type ColourName, coloursFile} from '../../../site/brand/colours.cjs';

/**
 * Tokens and the grounds that style sheets put them on, with the contrast that WCAG 2.2 asks for: 4.5 to 1 for text
 * (1.4.3), 3 to 1 for the edges of controls (1.4.11).
 */
const pairs: readonly (readonly [least: number, tokens: ColourName[], grounds: ColourName[]])[] = [
  [
    4.5,
    ['text', 'muted', 'accent', 'accent-hover', 'money', 'warn', 'danger'],
    ['bg', 'bg-soft', 'bg-raised'],
  ],
  [4.5, ['text', 'accent-hover'], ['accent-soft']],
  [4.5, ['money'], ['money-soft']],
  [4.5, ['danger'], ['danger-soft']],
  [4.5, ['on-accent'], ['accent', 'accent-hover']],
  [4.5, ['on-danger'], ['danger']],
  [4.5, ['on-paper'], ['paper']],
  [3, ['line-strong'], ['bg', 'bg-soft', 'bg-raised']],
];

/** Grounds that are the same in both themes, with the theme of the tokens on them. */
const fixedGrounds: readonly {
  theme: keyof Colours;
  tokens: ColourName[];
  grounds: ColourName[];
  where: string;
}[] = [
  {
    theme: 'dark',
    tokens: ['text', 'muted', 'accent', 'money'],
    grounds: ['ink-950', 'ink-900', 'ink-850'],
    where: 'on parts that are dark in both themes',
  },
  {
    theme: 'light',
    tokens: ['text', 'muted', 'accent', 'money', 'warn'],
    grounds: ['paper'],
    where: 'on paper',
  },
];

/** Names tokens with too little contrast, a sentence for each with ground, theme, contrast and the contrast needed. */
export function contrastProblems(colours: Colours): string[] {
  const check = (
    token: ColourName,
    ground: ColourName,
    theme: keyof Colours,
    least: number,
    where: string,
  ) => {
    const {[token]: one, [ground]: other}: Partial<Colours['light']> = colours[theme];
    if (!one || !other || contrast(one, other) >= least) {
      return [];
    }
    // Never rounded up to the contrast needed.
    const ratio = Math.floor(contrast(one, other) * 100) / 100;
    return [
      `${coloursFile}: --${token} (${one}) on --${ground} (${other}) has a contrast of ${ratio} to 1 ${where}; ${least} to 1 is needed. Move the two further apart in lightness.`,
    ];
  };
  return [
    ...(['light', 'dark'] as const).flatMap((theme) =>
      pairs.flatMap(([least, tokens, grounds]) =>
        tokens.flatMap((token) =>
          grounds.flatMap((ground) => check(token, ground, theme, least, `in the ${theme} theme`)),
        ),
      ),
    ),
    ...fixedGrounds.flatMap(({theme, tokens, grounds, where}) =>
      tokens.flatMap((token) => grounds.flatMap((ground) => check(token, ground, theme, 4.5, where))),
    ),
  ];
}
