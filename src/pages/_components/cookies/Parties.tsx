import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {cookies} from '@content/cookies';
import {ExternalLink} from '@site/src/site/ExternalLink';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {Badge} from '@site/src/ui/Badge';
import {Card} from '@site/src/ui/Card';
import {Facts} from '@site/src/ui/Facts';
import {Section} from '@site/src/ui/Section';
import {thirdParties} from '@site/src/data/thirdParties';
import type {ThirdParty} from '@site/src/data/thirdPartySchema';
import {isFramed} from '@site/src/data/thirdPartyOrigins';
import {countryNames} from '@site/src/lib/thirdParties';
import {StorageTable} from './StorageTable';
import styles from './cookies.module.css';

const words = cookies.parties;

function Party({party}: {party: ThirdParty}) {
  const language = useWordsLanguage(words);
  const {id, name, kind, company, processedIn, purpose, privacyPolicy, stores} = party;
  const framed = isFramed(party);
  useBrokenLinks().collectAnchor(id);
  return (
    <Card as="article" tone="flat" id={id} className={styles.party}>
      <h3>
        {name} <Badge>{words.kinds[kind]}</Badge>
      </h3>
      <p>{purpose[language] ?? purpose.en}</p>
      <Facts
        className={styles.facts}
        of={[
          [words.company, company],
          [words.processedIn, countryNames(language, processedIn)],
          [words.loaded, framed ? words.when.frame : words.when.script],
          [
            words.stores,
            stores.length > 0 ? (
              <StorageTable
                label={`${words.stores}: ${name}`}
                items={stores}
                host={framed ? new URL(party.frame).host : undefined}
              />
            ) : (
              words.nothing
            ),
          ],
        ]}
      />
      <ExternalLink href={privacyPolicy}>{`${words.privacyPolicy}: ${name}`}</ExternalLink>
    </Card>
  );
}

/** Who else is asked for something, what it is for, and what it stores. */
export function Parties() {
  return (
    <Section
      id="services"
      tone="soft"
      title={words.title}
      lede={thirdParties.length > 0 ? words.some : words.none}
    >
      {thirdParties.map((party) => (
        <Party key={party.id} party={party} />
      ))}
    </Section>
  );
}
