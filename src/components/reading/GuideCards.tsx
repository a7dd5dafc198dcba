import Link from '@docusaurus/Link';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {guides} from '@content/guides';
import type {GuideCard} from '@site/src/lib/frontMatter';
import {buttonLook} from '@site/src/components/ui/Button';
import {Unbroken} from '@site/src/components/ui/Unbroken';
import {useTextAttributes} from '../shell/useTranslationState';
import {cardIcons} from './cardIcons';
import styles from './GuideCards.module.css';

const plain = (title: string) => title.trim().toLowerCase();

interface CardProps {
  of: GuideCard;
  /** Unique on the page. */
  id: string;
  /** Heading of the text that says more about the card. */
  section?: TOCItem;
}

function Card({of: {icon, title, description, points, link, action}, id, section}: CardProps) {
  const Icon = cardIcons[icon];
  const name = <Unbroken>{title}</Unbroken>;
  return (
    <li className={styles.card}>
      <h3 id={id} className="signed">
        <Icon aria-hidden size={20} />
        {section ? <a href={`#${section.id}`}>{name}</a> : <span>{name}</span>}
      </h3>
      <p>{description}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {link && (
        <Link
          to={link}
          className={buttonLook({variant: 'secondary', size: 'small'})}
          // Several cards have the same words on their button.
          aria-describedby={action && id}
        >
          {action ?? title}
        </Link>
      )}
    </li>
  );
}

interface GuideCardsProps {
  items: readonly GuideCard[];
  /** Headings of the text. A card whose title is one of them leads to it. */
  toc: readonly TOCItem[];
  /** Their heading is seen: they stand below a text. */
  titled?: boolean;
}

/** What a guide is about, at a glance. */
export function GuideCards({items, toc, titled}: GuideCardsProps) {
  const borrowed = useTextAttributes();
  return (
    <section aria-labelledby="at-a-glance" className={styles.section}>
      <h2 id="at-a-glance" className={titled ? undefined : 'visuallyHidden'}>
        {guides.summary}
      </h2>
      <ul className={styles.cards} {...borrowed}>
        {items.map((card, index) => (
          <Card
            key={card.title}
            of={card}
            id={`card-${index + 1}`}
            section={toc.find(({level, value}) => level === 2 && plain(value) === plain(card.title))}
          />
        ))}
      </ul>
    </section>
  );
}
