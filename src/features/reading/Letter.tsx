import {daysNamedIn} from '@site/src/lib/planDates';
import {useLanguage} from '../../site/LanguageContext';
import styles from './Letter.module.css';

/** A line of the head of an email: 'Subject: Your report'. */
const headLine = /^(\p{L}+): (.+)$/u;

/** Words that name days of a plan: each is marked, so that it follows the date that the plan is given (`usePlanDates`). */
function Days({words, day0}: {words: string; day0: string}) {
  const {textLanguage} = useLanguage();
  return daysNamedIn(textLanguage, words, day0).map(({words: piece, day}, index) =>
    day === undefined ? (
      piece
    ) : (
      <span key={index} data-day={day}>
        {piece}
      </span>
    ),
  );
}

/** Words of a letter, their numbers marked as a text marks its own: `<data value="list">325</data>`. */
function Numbers({words, names}: {words: string; names: Readonly<Record<string, string>>}) {
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

interface LetterProps {
  text: string;
  /** Date of day 0 in it, where it names the days of a plan. */
  day0?: string;
  /** Names of its numbers that follow the reader's (`useFloorPrice`), by the number. */
  numbers?: Readonly<Record<string, string>>;
}

/**
 * An email in a text: its first lines up to a blank one are from whom, to whom and about what, in the words of the language,
 * the subject last. It stays one text with its line breaks, to be selected and copied.
 */
export function Letter({text, day0, numbers}: LetterProps) {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !headLine.test(line));
  const head = lines.slice(0, Math.max(end, 0)).map((line) => headLine.exec(line)!);
  const body = lines.slice(head.length);
  return (
    <>
      {head[0] && (
        <span className={styles.head} data-sign={head[0][2]![0]}>
          {head.map(([, name, value], index) => (
            <span key={name}>
              <span className="caption">{name}:</span> {index < head.length - 1 ? value : <b>{value}</b>}
              {'\n'}
            </span>
          ))}
        </span>
      )}
      <span className={styles.body}>
        {body.map((line, index) => {
          const ended = index < body.length - 1 ? `${line}\n` : line;
          const words = day0 ? (
            <Days key={index} words={ended} day0={day0} />
          ) : numbers ? (
            <Numbers key={index} words={ended} names={numbers} />
          ) : (
            ended
          );
          return line.startsWith('- ') ? (
            <span key={index} className={styles.point}>
              {words}
            </span>
          ) : (
            words
          );
        })}
      </span>
    </>
  );
}
