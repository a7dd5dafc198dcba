import type {ComponentProps} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Unbroken} from '@site/src/ui/Unbroken';
import styles from './Heading.module.css';

type HeadingProps = ComponentProps<'h2'> & {
  as: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** Its words, where `children` is more than text; the link to it is named by them. */
  words?: string;
};

export function Heading({as: As, id, words, children, ...rest}: HeadingProps) {
  const brokenLinks = useBrokenLinks();
  if (!id) {
    return (
      <As {...rest}>
        <Unbroken>{children}</Unbroken>
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  return (
    <As {...rest} id={id}>
      <Unbroken>{children}</Unbroken>
      <a
        href={`#${id}`}
        className={styles.link}
        data-article="omit"
        aria-label={translate(
          {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
          {heading: words ?? (typeof children === 'string' ? children : id)},
        )}
      >
        #
      </a>
    </As>
  );
}
