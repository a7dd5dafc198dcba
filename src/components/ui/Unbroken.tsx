import {Children, type ReactNode} from 'react';

/** Compounds of up to twelve characters; a longer one may not fit on a line of its own. */
const compound = /(?<![\p{L}-])(?=[\p{L}-]{3,12}(?![\p{L}-]))(\p{L}+(?:-\p{L}+)+)/u;

/**
 * A title whose short compounds, like "white-label", stay on one line: browsers break behind a hyphen. No hyphen of
 * another kind: the font has none, and readers search the page for the usual one.
 */
export function Unbroken({children}: {children: ReactNode}) {
  return Children.map(children, (child) =>
    typeof child === 'string'
      ? child.split(compound).map((part, index) =>
          index % 2 === 1 ? (
            <span key={index} className="nowrap">
              {part}
            </span>
          ) : (
            part
          ),
        )
      : child,
  );
}
