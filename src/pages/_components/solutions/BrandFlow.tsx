import type {CSSProperties, ReactNode} from 'react';
import {sampleClients} from '@site/src/data/sampleClients';
import {sampleCompliance} from '@site/src/data/sampleCompliance';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {PartnerMark} from '@site/src/components/illustrations/PartnerMark';
import {Sign} from '@site/src/components/illustrations/Sign';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './BrandFlow.module.css';

type OutputId = 'portal' | 'report' | 'email' | 'signIn';

interface BrandFlowProps {
  /** What the picture shows, for people who do not see it. */
  picture: string;
  kit: Record<'logo' | 'colour' | 'domain', string>;
  outputs: Record<OutputId, string>;
  /** What is written in the small pictures. */
  shown: Record<'email' | 'open' | 'signIn', string>;
}

/** A line that stands for words, as far in the brand's colour as said. */
const line = (percent = 0) => <i style={{'--score': `${percent}%`} as CSSProperties} />;

/** What each screen shows below its owner's mark. */
const screens: Record<OutputId, (words: BrandFlowProps['shown']) => ReactNode> = {
  portal: () => sampleClients.slice(0, 3).map(({id, name}) => <p key={id}>{name}</p>),
  report: () =>
    sampleCompliance.slice(0, 3).map(({framework, percent}) => (
      <p key={framework}>
        {framework} {line(percent)}
      </p>
    )),
  email: ({email, open}) => (
    <>
      <p>{email}</p>
      {line()}
      <b>{open}</b>
    </>
  ),
  signIn: ({signIn}) => (
    <>
      {line()}
      {line()}
      <b>{signIn}</b>
    </>
  ),
};

/**
 * What white label means: set once above, shown everywhere below. It is a sample partner's, or that of whoever's brand the
 * visit wears (`src/lib/visitStyle.ts`).
 */
export function BrandFlow({picture, kit, outputs, shown}: BrandFlowProps) {
  const partner = sampleBrands[2];
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
              {screens[id](shown)}
            </div>
            {outputs[id]}
          </li>
        ))}
      </ul>
    </figure>
  );
}
