import useBaseUrl from '@docusaurus/useBaseUrl';
import {useSite} from '../../site/useSite';
import styles from './FeedAddress.module.css';

interface FeedAddressProps {
  name: string;
  /** Path of the feed, without the locale. */
  path: string;
}

export function FeedAddress({name, path}: FeedAddressProps) {
  const href = useBaseUrl(path);
  const {url} = useSite();
  return (
    <>
      <a href={href}>{name}</a>
      <br />
      <code className={styles.address}>{url + href}</code>
    </>
  );
}
