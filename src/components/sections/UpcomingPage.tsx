import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Badge} from '../ui/Badge';
import {Section, SectionHeading} from '../ui/Section';
import styles from './UpcomingPage.module.css';

interface UpcomingPageProps {
  badge: string;
  title: string;
  text: string;
  partsTitle: string;
  parts: readonly {id?: string; title: string; text: string}[];
  askTitle: string;
  askText: string;
  /** Ways to get the same today: buttons. */
  children: React.ReactNode;
}

/** A page that is announced: what it will hold, and where to turn until then. */
export function UpcomingPage(props: UpcomingPageProps) {
  const {collectAnchor} = useBrokenLinks();
  props.parts.forEach(({id}) => collectAnchor(id));
  return (
    <Section id="announced" className={styles.layout}>
      <div>
        <p className={styles.badge}>
          <Badge>{props.badge}</Badge>
        </p>
        <SectionHeading
          section="announced"
          as="h1"
          title={props.title}
          lede={props.text}
          className={styles.heading}
        />
        <h2 className={styles.subtitle}>{props.partsTitle}</h2>
        <ul className={styles.parts}>
          {props.parts.map((part) => (
            <li key={part.title} id={part.id}>
              <h3>{part.title}</h3>
              <p>{part.text}</p>
            </li>
          ))}
        </ul>
      </div>
      <section className={styles.ask} aria-labelledby="announced-ask">
        <h2 id="announced-ask" className={styles.subtitle}>
          {props.askTitle}
        </h2>
        <p>{props.askText}</p>
        <div className={styles.actions}>{props.children}</div>
      </section>
    </Section>
  );
}
