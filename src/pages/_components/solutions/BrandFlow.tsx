import {type CSSProperties, Fragment, type ReactNode} from 'react';
import {sampleClients} from '@site/src/data/sampleClients';
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
  /** What is written in the small pictures. */
  shown: Record<'email' | 'open' | 'signIn', string>;
}

/** Words of a screen, and those on the brand's colour. */
const word = {fontSize: 6.5, fontWeight: 500};
const inside = {fill: 'var(--paper)', textAnchor: 'middle'} as const;

/** A button as wide as said and its round ends, below. */
const button = (width: number) => `M23 56h${width}a7 7 0 0 1 0 14H23a7 7 0 0 1 0-14z`;
/** Three lines of words, and what stands beside them at that height. */
const lines = <T,>(of: readonly T[], draw: (item: T, y: number) => ReactNode) =>
  of.slice(0, 3).map((item, line) => <Fragment key={line}>{draw(item, 40 + line * 13)}</Fragment>);

/** What each screen shows below its mark and name. */
const screens: Record<OutputId, (words: BrandFlowProps['shown']) => ReactNode> = {
  portal: () =>
    lines(sampleClients, ({name}, y) => (
      <>
        <path className={styles.line} d={`M18 ${y}h0`} />
        <text {...word} x="25" y={y + 2.5}>
          {name}
        </text>
      </>
    )),
  report: () =>
    lines(sampleCompliance, ({framework, percent}, y) => (
      <>
        <text {...word} x="16" y={y + 2.5}>
          {framework}
        </text>
        <path className={styles.plain} d={`M60 ${y}h44`} />
        <path className={styles.line} d={`M60 ${y}h${Math.round(0.44 * percent)}`} />
      </>
    )),
  email: ({email, open}) => (
    <>
      <text {...word} x="16" y="38">
        {email}
      </text>
      <path className={styles.plain} d="M16 47h70" />
      <path className={styles.brand} d={button(36)} />
      <text {...word} {...inside} x="41" y="65.5">
        {open}
      </text>
    </>
  ),
  signIn: ({signIn}) => (
    <>
      <path className={styles.plain} d="M16 36h88M16 47h88" />
      <path className={styles.brand} d={button(74)} />
      <text {...word} {...inside} x="60" y="65.5">
        {signIn}
      </text>
    </>
  ),
};

/** What white label means: set once above, shown everywhere below. */
export function BrandFlow({picture, kit, outputs, shown}: BrandFlowProps) {
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
      <ul className="caption">
        {keysOf(screens).map((id) => (
          <li key={id}>
            <svg viewBox="0 0 120 78" aria-hidden>
              <path className={styles.brand} d="M16 11h8q3 0 3 3v8q0 3-3 3h-8q-3 0-3-3v-8q0-3 3-3z" />
              <text {...inside} x="20" y="21">
                {name[0]}
              </text>
              <text x="33" y="21">
                {name}
              </text>
              {screens[id](shown)}
            </svg>
            {outputs[id]}
          </li>
        ))}
      </ul>
    </figure>
  );
}
