import {Fragment, type CSSProperties, type ReactNode} from 'react';
import {brandPreview} from '@content/brandPreview';
import {sampleClients} from '@site/src/data/sampleClients';
import {sampleCompliance} from '@site/src/data/sampleCompliance';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {PartnerMark} from '@site/src/features/illustrations/PartnerMark';
import {Sign} from '@site/src/features/illustrations/Sign';
import {keysOf} from '@site/src/lib/keysOf';
import {formats} from '@site/src/data/format';
import styles from './BrandFlow.module.css';

const [client] = sampleClients;
const partner = sampleBrands[2];

/** Splits a host at its dots, the only places for a line break. */
const parts = (host: string) =>
  host.split('.').map((part, at) => (
    <Fragment key={part}>
      {at > 0 && (
        <>
          .<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));

type OutputId = 'portal' | 'report' | 'email' | 'signIn';

interface BrandFlowProps {
  /** Text alternative. */
  picture: string;
  kit: Record<'logo' | 'colour' | 'domain', string>;
  outputs: Record<OutputId, string>;
  shown: Record<'openFindings' | 'email' | 'found' | 'open' | 'signIn', string>;
  columns: Record<'score' | 'next', string>;
  next: Record<typeof client.id, string>;
  language: string;
}

const screens: Record<OutputId, (words: BrandFlowProps) => ReactNode> = {
  portal: ({columns, next, shown}) => (
    <>
      <b>{client.name}</b>
      <p>
        <em>{client.score}</em> {columns.score}
      </p>
      <p>
        <em>{client.open}</em> {shown.openFindings}
      </p>
      <p>
        {columns.next}: {next[client.id]}
      </p>
    </>
  ),
  report: ({language}) =>
    sampleCompliance.slice(0, 3).map(({framework, percent}) => (
      <p key={framework}>
        <em>{formats(language).percent(percent)}</em> {framework}
        <i style={{'--score': `${percent}%`} as CSSProperties} />
      </p>
    )),
  email: ({shown: {email, found, open}}) => (
    <>
      <b>{email}</b>
      <p>{found}</p>
      <strong>{open}</strong>
    </>
  ),
  signIn: ({shown: {signIn}}) => (
    <>
      <p className="signed" data-host="">
        <span data-own="">{parts(partner.host)}</span>
      </p>
      <span>{brandPreview.signIn.email}</span>
      <span>{brandPreview.signIn.password}</span>
      <strong>{signIn}</strong>
    </>
  ),
};

/**
 * White label in a picture: one setting above, applied to all screens below, with the data of a sample client. Uses
 * the visit's brand or a sample partner's (`src/features/rebrand/visitStyle.ts`).
 */
export function BrandFlow(words: BrandFlowProps) {
  const {picture, kit, outputs} = words;
  const {host, colour} = partner;
  return (
    <figure
      className={styles.flow}
      style={{'--sample': colour} as CSSProperties}
      role="img"
      aria-label={picture}
    >
      <dl>
        <div>
          <dt>{kit.logo}</dt>
          <dd>
            <PartnerMark partner={partner} />
          </dd>
        </div>
        <div>
          <dt>{kit.colour}</dt>
          <dd className="signed" data-colour="" style={{'--brand': colour} as CSSProperties}>
            <Sign />
            <span data-own="">{colour}</span>
          </dd>
        </div>
        <div>
          <dt>{kit.domain}</dt>
          <dd className="signed" data-host="">
            <span data-own="">{host}</span>
          </dd>
        </div>
      </dl>
      <ul className="caption">
        {keysOf(screens).map((id) => (
          <li key={id}>
            <div>
              <PartnerMark partner={partner} />
              {screens[id](words)}
            </div>
            {outputs[id]}
          </li>
        ))}
      </ul>
    </figure>
  );
}
