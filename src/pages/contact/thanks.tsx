import {CircleCheck} from '@site/src/ui/icons';
import {contact} from '@content/contact';
import {BookingButton} from '@site/src/site/BookingButton';
import {Page} from '@site/src/shell/Page';
import {ButtonLink} from '@site/src/ui/ButtonLink';
import {Section, SectionHeading} from '@site/src/ui/Section';
import {Cluster} from '@site/src/ui/Cluster';
import {brand} from '@site/src/data/brand';
import {routes} from '@site/src/data/routes';
import styles from '../_components/contact/thanks.module.css';

const words = contact.thanks;

/** Target of the server's redirect after a form was posted without script. */
export default function ThanksPage() {
  return (
    <Page {...words.meta} unlisted>
      <Section id="thanks" className={styles.thanks}>
        <CircleCheck aria-hidden size={56} strokeWidth={1.5} className={styles.sign} />
        <SectionHeading section="thanks" as="h1" title={words.title} lede={words.text} />
        <h2 className={styles.next}>{words.next}</h2>
        <Cluster>
          <ButtonLink to={routes.pricing}>{words.pricing}</ButtonLink>
          {brand.links.booking && <BookingButton variant="secondary">{words.booking}</BookingButton>}
          <ButtonLink variant="secondary" to={routes.home}>
            {words.home}
          </ButtonLink>
        </Cluster>
      </Section>
    </Page>
  );
}
