import {trust} from '@content/trust';
import {ExternalLink} from '@site/src/site/ExternalLink';
import {Grid} from '@site/src/ui/Grid';
import {Section} from '@site/src/ui/Section';
import {brand} from '@site/src/data/brand';

const words = trust.certificates;

/** Shows a note if the brand file has no certificates. */
export function Certificates() {
  const {certifications = []} = brand;
  return (
    <Section
      id="certificates"
      tone="soft"
      title={words.title}
      lede={certifications.length === 0 ? words.none : undefined}
    >
      <Grid as="dl" columns={2}>
        {certifications.map(({name, standard, certificate}) => (
          <div key={name}>
            <dt>
              <b>{standard ?? name}</b>
            </dt>
            <dd>
              {certificate
                ? `${words.certificate(certificate.number, certificate.body, certificate.validUntil)}. ${words.scope(certificate.scope)}. `
                : words.unpublished}
              {certificate?.url && <ExternalLink href={certificate.url}>{words.open}</ExternalLink>}
            </dd>
          </div>
        ))}
      </Grid>
    </Section>
  );
}
