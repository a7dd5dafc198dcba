import Link from '@docusaurus/Link';
import {clauses} from '@content/clauses';
import {routes} from '@site/src/data/routes';

export function FairUse() {
  return (
    <p className="caption">
      {clauses.fairUse.text} <Link to={routes.fairUse}>{clauses.fairUse.link}</Link>.
    </p>
  );
}
