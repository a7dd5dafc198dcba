import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ArrowLeft} from '@site/src/ui/icons';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  name: string;
  /** Path within the locale, or absolute on the site. `undefined` if there is no page. */
  path?: string;
}

interface BreadcrumbsProps {
  /** The current page is last. */
  trail: readonly Crumb[];
  /** Label of the first link, if it is also the back link. */
  back?: string;
}

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
                    {/* Inline, because a rule would add bytes to every page with breadcrumbs. */}
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
