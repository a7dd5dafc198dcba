import type {CSSProperties} from 'react';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {Sign} from '@site/src/components/illustrations/Sign';
import {keysOf} from '@site/src/lib/keysOf';
import styles from './BrandFlow.module.css';

type OutputId = 'portal' | 'report' | 'email' | 'signIn';

interface BrandFlowProps {
  /** What the picture shows, for people who do not see it. */
  picture: string;
  kit: Record<'logo' | 'colour' | 'domain', string>;
  outputs: Record<OutputId, string>;
}

/** Each screen below its mark and name: shapes in the brand's colour, and plain lines. */
const screens: Record<OutputId, readonly [brand: string, plain: string]> = {
  portal: [
    'M44 33h18v14H44zM66 33h18v14H66zM88 33h18v14H88z',
    'M14 35h18M14 45h18M14 55h18M44 57h60M44 67h40',
  ],
  report: ['M0 0h120v4H0zM14 58h12v10H14zM32 48h12v20H32zM50 38h12v30H50z', 'M74 41h30M74 53h22M74 65h30'],
  email: ['M14 55h34v13H14z', 'M14 36h90M14 46h68'],
  signIn: ['M14 55h92v13H14z', 'M14 36h90M14 46h90'],
};

/** What white label means: set once above, shown everywhere below. */
export function BrandFlow({picture, kit, outputs}: BrandFlowProps) {
  const {name, host, colour} = sampleBrands[2];
  return (
    <figure className={styles.flow} style={{'--brand': colour} as CSSProperties} aria-label={picture}>
      <dl>
        <div>
          <dt>{kit.logo}</dt>
          <dd className="signed">
            <Sign name={name} />
            {name}
          </dd>
        </div>
        <div>
          <dt>{kit.colour}</dt>
          <dd className="signed">
            <Sign />
            {colour}
          </dd>
        </div>
        <div>
          <dt>{kit.domain}</dt>
          <dd className="signed">{host}</dd>
        </div>
      </dl>
      <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d="M50 0v50M25 92V50h50v42" />
      </svg>
      <ul className="caption">
        {keysOf(screens).map((id) => (
          <li key={id}>
            <svg viewBox="0 0 120 78" aria-hidden>
              <path className={styles.brand} d={`M14 12h12v12H14z${screens[id][0]}`} />
              <path className={styles.plain} d={screens[id][1]} />
              <text x="32" y="21">
                {name}
              </text>
            </svg>
            {outputs[id]}
          </li>
        ))}
      </ul>
    </figure>
  );
}
