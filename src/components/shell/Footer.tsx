import Link from '@docusaurus/Link';
import {CircleCheck, Mail} from '@site/src/components/ui/icons';
import {shell} from '@content/shell';
import {BrandMark} from './BrandMark';
import {ContactLink} from './ContactLink';
import {ExternalLink} from './ExternalLink';
import {LanguageToggle} from './LanguageToggle';
import {brand} from '@site/src/data/brand';
import {footerGroups, routes} from '@site/src/data/routes';
import {keysOf} from '@site/src/lib/keysOf';
import {linkIn} from '@site/src/lib/linkIn';
import {countryName} from '@site/src/lib/thirdParties';
import {useLanguage} from './LanguageContext';
import styles from './Footer.module.css';

const words = shell.footer;

function FooterGroup({id}: {id: keyof typeof footerGroups}) {
  const {textLanguage} = useLanguage();
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
              <ExternalLink href={linkIn(brand.links.privacyPolicy, textLanguage)}>
                {words.privacyPolicy}
              </ExternalLink>
            </li>
            <li>
              <button type="button" className={styles.cookies} data-consent-open="">
                {words.cookies}
              </button>
            </li>
          </>
        )}
      </ul>
    </div>
  );
}

function Certifications({names}: {names: readonly string[]}) {
  return (
    <ul className={styles.badges} aria-label={words.certified}>
      {names.map((name) => (
        <li key={name} className={styles.badge}>
          <CircleCheck size={18} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Groups of links, contact, certifications and the company's particulars. */
export function Footer() {
  const {
    seat,
    certifications = [],
    links: {social},
  } = brand;
  const {textLanguage} = useLanguage();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <BrandMark />
          <p>{words.promise}</p>
          <p className={styles.reach}>
            <a href={`mailto:${brand.contactEmail}`}>
              <Mail aria-hidden size={18} />
              {brand.contactEmail}
            </a>
            {social && <ExternalLink href={social.url}>{social.name}</ExternalLink>}
          </p>
          {certifications.length > 0 && <Certifications names={certifications} />}
        </div>
        <nav className={styles.groups} aria-label={words.label}>
          {keysOf(footerGroups).map((id) => (
            <FooterGroup key={id} id={id} />
          ))}
        </nav>
      </div>
      <div className={`${styles.small} caption`}>
        <p>
          {/* One text: React marks where two meet, and this stands on every page. */}
          {`© ${brand.legalName}, ${seat.street}, ${seat.postalCode} ${seat.city}, ${countryName(textLanguage, seat.country) ?? seat.country}. ${words.vat} ${brand.vatNumber}. ${words.rights}`}
        </p>
        <LanguageToggle up />
      </div>
    </footer>
  );
}
