import {type ReactNode, use} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {cookies} from '@content/cookies';
import {routes} from '@site/src/data/routes';
import {thirdParties} from '@site/src/data/thirdParties';
import type {FramedParty} from '@site/src/data/thirdPartySchema';
import {isFramed} from '@site/src/data/thirdPartyOrigins';
import {countryNames, withEmbedId} from '@site/src/lib/thirdParties';
import {TextContext} from '@site/src/rendering/islands/renderContexts';
import {ExternalLink} from '../../site/ExternalLink';
import {useWordsLanguage} from '../../site/useWordsLanguage';
import {Button} from '../../ui/Button';
import {MapPin, Play} from '../../ui/icons';
import styles from './Embed.module.css';

const words = cookies.embed;
const icons = {video: Play, map: MapPin};

interface EmbedProps {
  /** `id` of a video or map in `src/data/thirdParties.ts`. */
  of: string;
  /** Replaces `{id}` in the URL template. */
  id: string;
  title: string;
  /** Our own preview picture: a Markdown image or a `Picture`. */
  children?: ReactNode;
}

/** Describes the third party before the visitor's request. */
function Asked({party}: {party: FramedParty}) {
  const language = useWordsLanguage(words);
  const {id, name, company, processedIn, stores} = party;
  const items = new Intl.ListFormat(language).format(stores.map((item) => item.name));
  return (
    <p className={styles.asked} data-embed-ask="" data-article="omit">
      {words.who(name, company, countryNames(language, processedIn))}{' '}
      {items ? words.stores(items) : words.storesNothing}{' '}
      <Link to={`${routes.cookies}#${id}`}>{words.more}</Link>
    </p>
  );
}

function Framed({party, id, title, children}: Omit<EmbedProps, 'of'> & {party: FramedParty}) {
  const {kind, name, frame, page} = party;
  const Icon = icons[kind];
  return (
    <figure
      className={styles.embed}
      data-embed={party.id}
      data-frame={withEmbedId(frame, id)}
      data-frame-title={title}
      data-plays={kind === 'video' ? '' : undefined}
    >
      <div className={styles.stage} data-embed-stage="">
        <div className={styles.poster}>{children}</div>
        <div className={clsx(styles.press, 'scriptOnly screenOnly')} data-article="omit">
          <Button data-embed-load="">
            <Icon aria-hidden size={20} />
            {words.load[kind]}
            <span className="visuallyHidden">{`: ${title}`}</span>
          </Button>
        </div>
      </div>
      <figcaption>
        <p className={styles.title}>{title}</p>
        <Asked party={party} />
        <div className={styles.ways}>
          <label
            className={clsx(styles.always, 'scriptOnly screenOnly')}
            data-embed-ask=""
            data-article="omit"
          >
            <input type="checkbox" autoComplete="off" />
            {words.always(name)}
          </label>
          <ExternalLink href={withEmbedId(page, id)}>{words.at[kind](name)}</ExternalLink>
        </div>
      </figcaption>
    </figure>
  );
}

/**
 * A video or map of a third party: a picture with a button, a notice and a plain link. The frame loads after a click
 * (src/features/consent/browser/third-parties.ts). An unlisted third party shows an error and fails the build of a public page.
 */
export function Embed({of, ...rest}: EmbedProps) {
  const party = thirdParties.filter(isFramed).find(({id}) => id === of);
  const text = use(TextContext);
  return party ? (
    <Framed party={party} {...rest} />
  ) : (
    <p className={styles.unlisted} data-embed-unlisted={of} data-embed-text={text}>
      {words.unlisted(rest.title, of)}
    </p>
  );
}
