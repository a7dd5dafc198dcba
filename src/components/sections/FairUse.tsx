import Link from '@docusaurus/Link';
import {clauses} from '@content/clauses';
import {routes} from '@site/src/data/routes';

/** Where pages call something unlimited: what limits it, with the way to the article of the agreement. */
export function FairUse() {
  return (
    <p className="caption">
      {clauses.fairUse.text} <Link to={routes.fairUse}>{clauses.fairUse.link}</Link>.
    </p>
  );
}
