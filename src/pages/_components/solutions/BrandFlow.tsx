import type {CSSProperties} from 'react';
import {sampleCompliance} from '@site/src/data/sampleCompliance';
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

/** A button as wide as said, below. */
const button = (width: number) => `M17 60h${width}a6 6 0 0 1 0 12H17a6 6 0 0 1 0-12z`;
/** Lines of the length that the sample client has reached in each framework, of `full`. */
const bars = (full: number, reached = true) =>
  sampleCompliance
    .slice(0, 3)
    .map(({percent}, line) => `M16 ${39 + line * 13}h${Math.round(reached ? (full * percent) / 100 : full)}`)
    .join('');

/** Each screen below its mark and name: surfaces and lines in the brand's colour, and plain lines. */
const screens: Record<OutputId, Partial<Record<'brand' | 'plain' | 'line', string>>> = {
  portal: {plain: 'M16 38h16M16 50h20M16 62h14M58 38h46M58 50h34M58 62h40', line: 'M48 38h0M48 50h0M48 62h0'},
  report: {brand: 'M0 0h120v4H0z', plain: bars(88, false), line: bars(88)},
  email: {plain: 'M16 36h8M32 36h46M16 48h88', brand: button(32)},
  signIn: {plain: 'M16 40h88M16 53h88', brand: button(86)},
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
              <path
                className={styles.brand}
                d={`M16 11h8q3 0 3 3v8q0 3-3 3h-8q-3 0-3-3v-8q0-3 3-3z${screens[id].brand ?? ''}`}
              />
              <path className={styles.plain} d={screens[id].plain} />
              {screens[id].line && <path className={styles.line} d={screens[id].line} />}
              <text x="33" y="21">
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
