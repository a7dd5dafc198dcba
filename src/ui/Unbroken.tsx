import {Children, type ReactNode} from 'react';

/** Compounds of up to twelve characters; a longer one may not fit on a line. */
const compound = /(?<![\p{L}-])(?=[\p{L}-]{3,12}(?![\p{L}-]))(\p{L}+(?:-\p{L}+)+)/u;

/**
 * Title whose short compounds, like "white-label", stay on one line: browsers break after a hyphen. A non-breaking
 * hyphen is no option: the font lacks it, and find-in-page looks for the usual one.
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
