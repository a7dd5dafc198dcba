import Link from '@docusaurus/Link';
import {company} from '@content/company';
import {cookies} from '@content/cookies';
import {shell} from '@content/shell';
import {BrandMark} from './BrandMark';
import {ContactLink} from '../site/ContactLink';
import {companyId} from '../site/CompanyDetails';
import {ExternalLink} from '../site/ExternalLink';
import {useWordsLanguage} from '../site/useWordsLanguage';
import {LanguageToggle} from './LanguageToggle';
import {brand} from '@site/src/data/brand';
import type {Brand} from '@site/src/data/brandSchema';
import {footerGroups, routes} from '@site/src/data/routes';
import {useConsent} from '@site/src/features/consent/useConsent';
import {legalPaths} from '@site/src/features/legal';
import {addressIn, vatNumberIn} from '@site/src/site/particulars';
import {keysOf} from '@site/src/lib/keysOf';
import {linkIn} from '@site/src/lib/linkIn';
import styles from './Footer.module.css';

const words = shell.footer;

function FooterGroup({id}: {id: keyof typeof footerGroups}) {
  const language = useWordsLanguage(words);
  const asks = useConsent() !== undefined;
  return (
    <div>
      <h2 className={styles.groupTitle}>{words.groups[id]}</h2>
      <ul className={styles.links}>
        {footerGroups[id].map((route) => (
          <li key={route}>
            {route === 'contact' ? (
              <ContactLink>{words.items.contact}</ContactLink>
            ) : (
              <Link to={routes[route]}>{words.items[route]}</Link>
            )}
          </li>
        ))}
        {id === 'legal' && (
          <>
            <li>
              <ExternalLink href={linkIn(brand.links.privacyPolicy, language)}>
                {words.privacyPolicy}
              </ExternalLink>
            </li>
            <li>
              <Link to={routes.cookies}>{cookies.title}</Link>
            </li>
            {asks && (
              <li className="scriptOnly">
                <button type="button" className={styles.cookies} data-consent-open="">
                  {words.cookies}
                </button>
              </li>
            )}
          </>
        )}
      </ul>
    </div>
  );
}

function Certifications({of}: {of: NonNullable<Brand['certifications']>}) {
  return (
    <ul className={styles.reach} data-own="" aria-label={words.certified}>
      {of.map(({name}) => (
        <li key={name}>
          <Link to={routes.trustCertificates}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

export function Footer() {
  const {
    seat,
    certifications = [],
    links: {social},
  } = brand;
  const language = useWordsLanguage(words);
  const rea = brand.particulars?.rea ? ` REA ${brand.particulars.rea}.` : '';
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <BrandMark />
          <p>{words.promise}</p>
          <p className={styles.reach}>
            <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
            {social && <ExternalLink href={social.url}>{social.name}</ExternalLink>}
          </p>
          {certifications.length > 0 && <Certifications of={certifications} />}
        </div>
        <nav className={styles.groups} aria-label={words.label}>
          {keysOf(footerGroups).map((id) => (
            <FooterGroup key={id} id={id} />
          ))}
        </nav>
      </div>
      <div className={`${styles.small} caption`}>
        <p>
          {/* One string, because React adds a marker between two text nodes on every page. */}
          {`© ${brand.legalName}, ${addressIn(seat, language)}. ${words.vat} ${vatNumberIn(brand.vatNumber, language)}.${rea} ${words.rights} `}
          {/* The other legally required particulars are one click away. */}
          <Link to={`${legalPaths.overview}#${companyId}`}>{company.title}</Link>
        </p>
        <LanguageToggle up />
      </div>
    </footer>
  );
}
