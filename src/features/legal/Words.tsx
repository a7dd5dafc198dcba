import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ExternalLink} from '@site/src/site/ExternalLink';
import type {Inline} from '@site/src/features/legal/model/model';

function LinkTo({to, children}: {to: string; children: ReactNode}) {
  if (to.startsWith('/')) {
    return <Link to={to}>{children}</Link>;
  }
  return /^https?:/.test(to) ? (
    <ExternalLink href={to}>{children}</ExternalLink>
  ) : (
    <a href={to}>{children}</a>
  );
}

function word(value: Inline, key: number): ReactNode {
  if (typeof value === 'string') {
    return value;
  }
  if ('link' in value) {
    return (
      <LinkTo key={key} to={value.link}>
        <Words of={value.words} />
      </LinkTo>
    );
  }
  if ('strong' in value) {
    return (
      <strong key={key}>
        <Words of={value.strong} />
      </strong>
    );
  }
  if ('em' in value) {
    return (
      <em key={key}>
        <Words of={value.em} />
      </em>
    );
  }
  throw new Error(`<${value.brand} /> was not filled in.`);
}

export function Words({of}: {of: readonly Inline[]}) {
  return of.map(word);
}
