import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Heading} from '@site/src/features/reading';
import type {TextAttributes} from '@site/src/site/useTranslationState';
import type {Block, LegalText, Part} from '@site/src/features/legal/model/model';
import {Words} from './Words';
import styles from './LegalText.module.css';

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
