import Link from '@docusaurus/Link';
import {ArrowLeft} from '@site/src/ui/icons';
import styles from './BackLink.module.css';

interface BackLinkProps {
  /** Path without the locale. */
  to: string;
  label: string;
}

export function BackLink({to, label}: BackLinkProps) {
  return (
    <p className={`${styles.back} screenOnly`}>
      <Link to={to}>
        <ArrowLeft aria-hidden size={18} />
        {label}
      </Link>
    </p>
  );
}
