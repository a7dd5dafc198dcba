import type {ComponentProps} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXA from '@theme/MDXComponents/A';
import {Heading} from './Heading';

/** Registers the id, so that links to footnotes are not reported as broken. */
export function Item(props: ComponentProps<'li'>) {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} />;
}

/** Translates the label of footnote backlinks, which the compiler writes in English. */
export function TextLink(props: ComponentProps<typeof MDXA>) {
  const [, number] = /^Back to reference (.+)$/.exec(props['aria-label'] ?? '') ?? [];
  return number ? (
    <MDXA
      {...props}
      aria-label={translate(
        {
          id: 'reading.footnotes.back',
          message: 'Back to reference {number}',
          description: 'Name of the link from a footnote to where it belongs',
        },
        {number},
      )}
    />
  ) : (
    <MDXA {...props} />
  );
}

/** Translates the hidden heading of footnotes, which the compiler writes in English. */
export function TextHeading(props: ComponentProps<typeof Heading>) {
  return props.id === 'footnote-label' ? (
    <h2 id={props.id} className="visuallyHidden">
      {translate({id: 'reading.footnotes', message: 'Footnotes', description: 'Heading of footnotes'})}
    </h2>
  ) : (
    <Heading {...props} />
  );
}
