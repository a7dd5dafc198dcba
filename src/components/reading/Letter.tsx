import styles from './Letter.module.css';

/** A line of the head of an email: 'Subject: Your report'. */
const headLine = /^(\p{L}+): (.+)$/u;

/**
 * An email in a text: its first lines up to a blank one are from whom, to whom and about what, in the words of the language,
 * the subject last. It stays one text with its line breaks, to be selected and copied.
 */
export function Letter({text}: {text: string}) {
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
          const words = index < body.length - 1 ? `${line}\n` : line;
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
