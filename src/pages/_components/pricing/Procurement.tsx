import Link from '@docusaurus/Link';
import {pricing} from '@content/pricing';
import {ContactLink} from '@site/src/site/ContactLink';
import {ExternalLink} from '@site/src/site/ExternalLink';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {Accordion} from '@site/src/ui/Accordion';
import {Badge} from '@site/src/ui/Badge';
import {brand} from '@site/src/data/brand';
import {procurement, type ProcurementId} from '@site/src/data/procurement';
import {linkIn} from '@site/src/lib/linkIn';
import styles from './Procurement.module.css';

const words = pricing.procurement;

function certificates(): string {
  const {certifications = []} = brand;
  return words.items.certificates.text(
    certifications.map(({name, standard}) => standard ?? name).join(', '),
    certifications.every(({certificate}) => certificate),
  );
}

/** Answers for whoever signs, folded, each with its source. */
export function Procurement() {
  const language = useWordsLanguage(words);
  const textOf = (id: ProcurementId) => (id === 'certificates' ? certificates() : words.items[id].text);
  const answers = (
    <div className={styles.procurement}>
      {!brand.legal.reviewedByCounsel && <Badge>{words.draft}</Badge>}
      <dl>
        {procurement.map((question) => {
          const {title, link} = words.items[question.id];
          return (
            <div key={question.id}>
              <dt>{title}</dt>
              <dd>{textOf(question.id)} </dd>
              <dd>
                {'to' in question ? (
                  <Link to={question.to}>{link}</Link>
                ) : (
                  <ExternalLink href={linkIn(brand.legal.links[question.document], language)}>
                    {link}
                  </ExternalLink>
                )}
                {'asks' in question && <ContactLink>{words.items.security.contact}</ContactLink>}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
  return <Accordion name="procurement" items={[{title: words.title, body: answers}]} />;
}
