import styles from './FigureBand.module.css';

interface FigureBandProps {
  /** Id of the title, for the section around it. */
  titleId: string;
  title: string;
  items: readonly {value: string; label: string}[];
}

/** A few large figures on a dark band. */
export function FigureBand({titleId, title, items}: FigureBandProps) {
  return (
    <>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.items}>
        {items.map(({value, label}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
