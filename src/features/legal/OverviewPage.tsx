import Link from '@docusaurus/Link';
import {cookies} from '@content/cookies';
import {legal} from '@content/legal';
import {shell} from '@content/shell';
import {EntryList, PostDate, ReadingPage} from '@site/src/features/reading';
import {Certificates} from '@site/src/site/Certificates';
import {CompanyDetails} from '@site/src/site/CompanyDetails';
import {ExternalLink} from '@site/src/site/ExternalLink';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {brand} from '@site/src/data/brand';
import {routes} from '@site/src/data/routes';
import type {OverviewPageData} from '@site/src/features/legal/model/pageData';
import {linkIn} from '@site/src/lib/linkIn';
import {legalPaths} from '@site/src/features/legal/model/versions';
import {LinkRow} from '../../ui/LinkRow';

const {title, description, versions} = legal.overview;

export default function OverviewPage({page: {texts}}: {page: OverviewPageData}) {
  const language = useWordsLanguage(legal);
  return (
    <ReadingPage
      title={title}
      description={description}
      below={[{name: title, path: legalPaths.overview}]}
      introduction={<p>{description}</p>}
    >
      <EntryList>
        {texts.map((text) => (
          <EntryList.Item
            key={text.document}
            href={legalPaths.text(text.document)}
            title={text.title}
            text={text.description}
          >
            <p>
              {legal.lastUpdated} <PostDate date={text.version.date} /> ·{' '}
              <Link to={legalPaths.versions(text.document)}>{versions}</Link>
            </p>
          </EntryList.Item>
        ))}
      </EntryList>
      <LinkRow>
        <li>
          <Link to={routes.cookies}>{cookies.title}</Link>
        </li>
        <li>
          <ExternalLink href={linkIn(brand.links.privacyPolicy, language)}>
            {shell.footer.privacyPolicy}
          </ExternalLink>
        </li>
      </LinkRow>
      <CompanyDetails />
      <Certificates />
    </ReadingPage>
  );
}
