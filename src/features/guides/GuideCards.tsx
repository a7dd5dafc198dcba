import Link from '@docusaurus/Link';
import {guides} from '@content/guides';
import type {GuideCard} from '@site/src/features/markdown';
import {buttonLook} from '@site/src/ui/Button';
import * as icons from '@site/src/ui/icons';
import {Unbroken} from '@site/src/ui/Unbroken';
import {useTextAttributes} from '../../site/useTranslationState';
import {List} from '../../ui/List';
import styles from './GuideCards.module.css';

interface CardProps {
  of: GuideCard;
  /** Unique on the page. */
  id: string;
}

function Card({of: {icon, title, description, points, link, action}, id}: CardProps) {
  const Icon = icons[icon];
  return (
    <li className={styles.card}>
      <h3 id={id} className="signed">
        <Icon aria-hidden size={20} />
        <span>
          <Unbroken>{title}</Unbroken>
        </span>
      </h3>
      <p>{description}</p>
      <List of={points} />
      {link && (
        <Link
          to={link}
          className={buttonLook({variant: 'secondary', size: 'small'})}
          // Distinguishes equal button labels.
          aria-describedby={action && id}
        >
          {action ?? title}
        </Link>
      )}
    </li>
  );
}

/** Cards of a guide that link onwards, without those that summarize a section. */
export function GuideCards({items}: {items: readonly GuideCard[]}) {
  const borrowed = useTextAttributes();
  return (
    <section aria-labelledby="at-a-glance" data-article="cards">
      <h2 id="at-a-glance" className="visuallyHidden">
        {guides.summary}
      </h2>
      <ul className={styles.cards} {...borrowed}>
        {items.map((card, index) => (
          <Card key={card.title} of={card} id={`card-${index + 1}`} />
        ))}
      </ul>
    </section>
  );
}
