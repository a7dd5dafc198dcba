import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ArrowLeft} from '@site/src/components/ui/icons';
import styles from './Breadcrumbs.module.css';

/** One step of the way to a page. */
export interface Crumb {
  name: string;
  /** Path within the locale, or absolute on the site; none where the place has no page of its own. */
  path?: string;
}

interface BreadcrumbsProps {
  /** The last one is the page itself. */
  trail: readonly Crumb[];
  /** What the first one says where it is also the way back. */
  back?: string;
}

/** The way down to this page. */
export function Breadcrumbs({trail, back}: BreadcrumbsProps) {
  return (
    <nav
      className={`${styles.breadcrumbs} caption`}
      aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
    >
      <ol>
        {trail.map(({name, path}, index) => (
          <li key={name}>
            {path && index < trail.length - 1 ? (
              <Link to={path}>
                {index === 0 && back ? (
                  <>
                    {/* In place of a rule that all pages with breadcrumbs would carry. */}
                    <ArrowLeft
                      aria-hidden
                      size={14}
                      style={{marginInlineEnd: '.3rem', verticalAlign: '-.125em'}}
                    />
                    {back}
                  </>
                ) : (
                  name
                )}
              </Link>
            ) : (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
