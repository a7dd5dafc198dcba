interface NumbersProps {
  words: string;
  /** Names of the numbers in it that follow the reader's (`useFloorPrice`), by the number. */
  names: Readonly<Record<string, string>>;
}

/** Words of a letter, their numbers marked as a text marks its own: `<data value="list">325</data>`. */
export function Numbers({words, names}: NumbersProps) {
  const numbers = Object.keys(names).map((number) => number.replaceAll('.', '\\.'));
  const named = new RegExp(`(?<!\\d|\\d[.,])(${numbers.join('|')})(?!\\d|[.,]\\d)`);
  return words.split(named).map((piece, index) =>
    names[piece] ? (
      <data key={index} value={names[piece]}>
        {piece}
      </data>
    ) : (
      piece
    ),
  );
}
