import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Heading} from '@site/src/features/reading';
import type {TextAttributes} from '@site/src/site/useTranslationState';
import type {Block, Inline, LegalText, Part} from '@site/src/features/legal/model/model';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ExternalLink} from '@site/src/site/ExternalLink';
import styles from './LegalText.module.css';

function LinkTo({to, children}: {to: string; children: ReactNode}) {
  if (to.startsWith('/')) {
    return <Link to={to}>{children}</Link>;
  }
  return /^https?:/.test(to) ? (
    <ExternalLink href={to}>{children}</ExternalLink>
  ) : (
    <a href={to}>{children}</a>
  );
}

function word(value: Inline, key: number): ReactNode {
  if (typeof value === 'string') {
    return value;
  }
  if ('link' in value) {
    return (
      <LinkTo key={key} to={value.link}>
        <Words of={value.words} />
      </LinkTo>
    );
  }
  if ('strong' in value) {
    return (
      <strong key={key}>
        <Words of={value.strong} />
      </strong>
    );
  }
  if ('em' in value) {
    return (
      <em key={key}>
        <Words of={value.em} />
      </em>
    );
  }
  throw new Error(`<${value.brand} /> was not filled in.`);
}

function Words({of}: {of: readonly Inline[]}) {
  return of.map(word);
}

function Label({id, label}: {id: string; label: string}) {
  useBrokenLinks().collectAnchor(id);
  return (
    // The space is inside, where a label of fixed width absorbs it.
    <a href={`#${id}`} className={styles.label}>
      {`${label} `}
    </a>
  );
}

function BlockContent({id, label, words}: Block) {
  return (
    <>
      {id && label && <Label id={id} label={label} />}
      <Words of={words} />
    </>
  );
}

function groups(blocks: readonly Block[]): (Block | Block[])[] {
  const grouped: (Block | Block[])[] = [];
  for (const block of blocks) {
    const last = grouped.at(-1);
    if (block.kind === 'paragraph') {
      grouped.push(block);
    } else if (Array.isArray(last)) {
      last.push(block);
    } else {
      grouped.push([block]);
    }
  }
  return grouped;
}

function LegalPart({number, id, title, blocks}: Part) {
  return (
    <section data-numbered={number === undefined ? undefined : ''}>
      <Heading as="h2" id={id}>
        {number === undefined ? title : `${number}. ${title}`}
      </Heading>
      {groups(blocks).map((group, index) =>
        Array.isArray(group) ? (
          <ul key={index}>
            {group.map((item, place) => (
              <li key={place} id={item.id} data-label={item.label && ''}>
                <p>
                  <BlockContent {...item} />
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <p key={index} id={group.id}>
            <BlockContent {...group} />
          </p>
        ),
      )}
    </section>
  );
}

export function LegalBody({text, attributes}: {text: LegalText; attributes: TextAttributes}) {
  return (
    <div className={styles.body} {...attributes}>
      {text.parts.map((part) => (
        <LegalPart key={part.id} {...part} />
      ))}
    </div>
  );
}
