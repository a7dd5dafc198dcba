import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {company} from '@content/company';
import {brand} from '@site/src/data/brand';
import {ExternalLink} from './ExternalLink';
import styles from './CompanyDetails.module.css';

const words = company.certificates;

const certificatesId = 'certificates';

/** Renders nothing if the brand file has no certificates. */
export function Certificates() {
  const certified = (brand.certifications ?? []).flatMap(({name, standard, certificate}) =>
    certificate ? [{name: standard ?? name, ...certificate}] : [],
  );
  useBrokenLinks().collectAnchor(certificatesId);
  return (
    certified.length > 0 && (
      <div className={styles.details}>
        <h2 id={certificatesId}>{words.title}</h2>
        <dl>
          {certified.map(({name, number, body, scope, validUntil, url}) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {words.certificate(number, body, validUntil)} {words.scope(scope)}{' '}
                {url && <ExternalLink href={url}>{words.open}</ExternalLink>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    )
  );
}
