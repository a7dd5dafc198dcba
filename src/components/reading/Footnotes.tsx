import type {ComponentProps} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXA from '@theme/MDXComponents/A';
import {Heading} from './Heading';

/** An item of a list. Footnotes are items, and links to them are no broken ones. */
export function Item(props: ComponentProps<'li'>) {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} />;
}

/** A link. Those from a footnote back to the text say so in English, whatever the language of the text. */
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

/** A heading of a text; that of the footnotes is made by the Markdown compiler, for screen readers, in English. */
export function TextHeading(props: ComponentProps<typeof Heading>) {
  return props.id === 'footnote-label' ? (
    <h2 id={props.id} className="visuallyHidden">
      {translate({id: 'reading.footnotes', message: 'Footnotes', description: 'Heading of footnotes'})}
    </h2>
  ) : (
    <Heading {...props} />
  );
}
