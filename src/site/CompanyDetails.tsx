import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {company} from '@content/company';
import {brand} from '@site/src/data/brand';
import {companyParticulars} from '@site/src/site/particulars';
import {Facts} from '../ui/Facts';
import {useWordsLanguage} from './useWordsLanguage';
import styles from './CompanyDetails.module.css';

/** Anchor of the company's particulars, to which the footer leads. */
export const companyId = 'company';

interface CompanyDetailsProps {
  /** They stand on several pages; the search finds those of the overview. */
  repeated?: boolean;
}

/** Who runs the site, with what the law wants a company to say of itself. */
export function CompanyDetails({repeated}: CompanyDetailsProps) {
  const language = useWordsLanguage(company);
  useBrokenLinks().collectAnchor(companyId);
  return (
    <div className={styles.details} data-article={repeated ? 'omit' : undefined}>
      <h2 id={companyId}>{company.title}</h2>
      <Facts
        of={companyParticulars(brand, company, language).map(({name, text}) => [
          name,
          text.includes('@') ? <a href={`mailto:${text}`}>{text}</a> : text,
        ])}
      />
    </div>
  );
}
