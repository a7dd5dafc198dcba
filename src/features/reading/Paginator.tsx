import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ArrowLeft, ArrowRight} from '@site/src/ui/icons';
import styles from './Paginator.module.css';

interface Neighbour {
  title: string;
  permalink: string;
}

export function Paginator({label, previous, next}: {label: string; previous?: Neighbour; next?: Neighbour}) {
  if (!previous && !next) {
    return null;
  }
  return (
    <nav className={`${styles.paginator} screenOnly`} aria-label={label}>
      {previous && (
        <Link to={previous.permalink} rel="prev">
          <ArrowLeft aria-hidden size={18} />
          <span>
            <small>{translate({id: 'theme.docs.paginator.previous', message: 'Previous'})}</small>
            {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link to={next.permalink} rel="next">
          <span>
            <small>{translate({id: 'theme.docs.paginator.next', message: 'Next'})}</small>
            {next.title}
          </span>
          <ArrowRight aria-hidden size={18} />
        </Link>
      )}
    </nav>
  );
}
