import styles from './Sign.module.css';

/** Sign of an invented company: the first letter of its name on `--brand`, or the colour alone. */
export function Sign({name}: {name?: string}) {
  return <span className={styles.sign}>{name?.[0]}</span>;
}
