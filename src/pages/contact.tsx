import {contact} from '@content/contact';
import {shell} from '@content/shell';
import ContactForm from '@site/src/features/contact/ContactForm.island';
import {Trail} from '@site/src/features/reading/Trail';
import {CompanyDetails} from '@site/src/site/CompanyDetails';
import {Page} from '@site/src/shell/Page';
import {useSite} from '@site/src/site/useSite';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Card} from '@site/src/ui/Card';
import {brand} from '@site/src/data/brand';
import {routes} from '@site/src/data/routes';
import {organization} from '@site/src/site/structuredData';
import {OtherWays} from './_components/contact/OtherWays';
import styles from './_components/contact/contact.module.css';

export default function ContactPage() {
  const site = useSite();
  return (
    <Page {...contact.meta}>
      <Section id="contact" className={styles.layout}>
        <div className={styles.intro}>
          <Trail
            below={[{name: contact.meta.title, path: routes.contact}]}
            nodes={[organization(site, brand, shell.structuredData.organisation)]}
          />
          <SectionHeading section="contact" as="h1" title={contact.title} lede={contact.lede} />
        </div>
        <Card className={styles.form}>
          <ContactForm when="intent" query={['topic']} />
        </Card>
        <OtherWays />
        <div className={styles.company}>
          <CompanyDetails repeated />
        </div>
      </Section>
    </Page>
  );
}
