import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ArrowUpRight} from '@site/src/ui/icons';
import {customers as say} from '@content/customers';
import {growthModels} from '@content/growthModels';
import {ExternalLink} from '@site/src/site/ExternalLink';
import {ArrowLink, arrowLinkLook} from '@site/src/ui/ArrowLink';
import {SampleMark} from '@site/src/site/SampleMark';
import {Cluster} from '@site/src/ui/Cluster';
import {routes} from '@site/src/data/routes';
import styles from './CaseStudy.module.css';

interface CaseStudyProps {
  to: string;
  company: string;
  kind: string;
  title: string;
  /** True if the case is invented; shows the Sample badge. */
  sample: boolean;
  link?: {href: string; label: string};
  className?: string;
  children?: ReactNode;
}

export function CaseStudy({to, company, kind, title, sample, link, className, children}: CaseStudyProps) {
  return (
    <article className={clsx(styles.case, className)}>
      <p className={`${styles.who} caption`}>
        <b>{company}</b> {kind}
        <SampleMark of={{sample}} />
      </p>
      <h3>{title}</h3>
      {children}
      <Cluster as="p" className={styles.links}>
        <ArrowLink to={to}>{say.read(company)}</ArrowLink>
        <ArrowLink to={routes.savingsCalculator}>{growthModels.cases.roi}</ArrowLink>
        {link && (
          <ExternalLink href={link.href} className={arrowLinkLook(styles.outside)}>
            {link.label}
            <ArrowUpRight aria-hidden size={18} />
          </ExternalLink>
        )}
      </Cluster>
    </article>
  );
}
