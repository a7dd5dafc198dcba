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

/** Each screen in strokes: what is the brand's, then what is plain. */
const screens: Record<OutputId, readonly [brand: string, plain: string]> = {
  portal: [
    'M0 0h120v13H0zM44 24h16v18H44zM66 24h16v18H66zM88 24h16v18H88z',
    'M10 25h22M10 36h22M10 47h22M44 54h60M44 63h44',
  ],
  report: ['M0 0h120v28H0zM84 42h24v24H84z', 'M12 45h56M12 54h40M12 63h50'],
  email: ['M14 12h16v16H14zM14 54h34v11H14z', 'M38 16h44M38 25h26M14 38h92M14 46h70'],
  signIn: ['M52 8h16v16H52zM34 56h52v11H34z', 'M34 33h52M34 45h52'],
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
              <path className={styles.brand} d={screens[id][0]} />
              <path className={styles.plain} d={screens[id][1]} />
            </svg>
            {outputs[id]}
          </li>
        ))}
      </ul>
    </figure>
  );
}
