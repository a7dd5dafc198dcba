import {Children, cloneElement, isValidElement, type ReactNode} from 'react';
import {numbersNamedIn} from '@site/src/data/calculators/guideNumbers';
import {useLanguage} from '../shell/LanguageContext';

/** Words with numbers of the pricing guide's example: each is marked, so that it follows the reader's (`useFloorPrice`). */
export function Numbers({words, letter}: {words: string; letter?: boolean}) {
  const {textLanguage} = useLanguage();
  return numbersNamedIn(textLanguage, words, letter).map(({words: piece, name}, index) =>
    name === undefined ? (
      piece
    ) : (
      <data key={index} value={name}>
        {piece}
      </data>
    ),
  );
}

const marked = (node: ReactNode): ReactNode =>
  Children.map(node, (child) => {
    if (typeof child === 'string') {
      return <Numbers words={child} />;
    }
    return isValidElement<{children?: ReactNode}>(child)
      ? cloneElement(child, undefined, marked(child.props.children))
      : child;
  });

interface OwnNumbersProps {
  /** Paragraphs, lists and tables in Markdown that work with the example of the floor price. */
  children: ReactNode;
}

/** A part of the pricing guide that works with the example: once a reader enters numbers, it says theirs. */
export function OwnNumbers({children}: OwnNumbersProps) {
  return marked(children);
}
