// Change: cards, button, contents, text and neighbours in our own layout.
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocItem';
import {BackLink} from '@site/src/features/reading/BackLink';
import {DocFacts} from '@site/src/features/guides/DocFacts';
import {DocTrail} from '@site/src/features/guides/DocTrail';
import {GuideAction} from '@site/src/features/guides/GuideAction';
import {GuideCards} from '@site/src/features/guides/GuideCards';
import {Feedback} from '@site/src/features/reading/Feedback';
import {Paginator} from '@site/src/features/reading/Paginator';
import {Provenance} from '@site/src/features/reading/Provenance';
import {ReadingHeader, ReadingMain} from '@site/src/features/reading/ReadingLayout';
import {SummaryContext} from '@site/src/features/guides/SectionSummary';
import {TagLinks} from '@site/src/features/reading/TagLinks';
import {VersionNotice} from '@site/src/features/guides/VersionNotice';
import {Visibility} from '@site/src/features/reading/Visibility';
import {Writing, WritingMetadata} from '@site/src/features/reading/Writing';
import {GuideSheets} from '@site/src/features/sheets/GuideSheets';
import {SheetOpening} from '@site/src/features/sheets/SheetOpening';
import {summariesOf} from '@site/src/features/guides/cardsOfSections';
import type {GuideFrontMatter} from '@site/src/features/markdown/frontMatter';

export default function DocItem({content: Text}: Props) {
  const {metadata, frontMatter, contentTitle} = Text;
  // Validated by `parseFrontMatter`.
  const {back, cards = [], action, sheets, opening} = frontMatter as GuideFrontMatter;
  /** True if a visible title is rendered above the text. */
  const headed = contentTitle === undefined && !frontMatter.hide_title;
  const {summaries, others} = summariesOf(cards, Text.toc);
  // A text may contain its title, as `# Title`.
  const header = contentTitle === undefined && (
    <ReadingHeader title={metadata.title} hidden={frontMatter.hide_title}>
      {frontMatter.description && <p>{frontMatter.description}</p>}
      {/* Guides that open with their sheets are browsed, not read. */}
      {headed && <DocFacts of={metadata} timed={!opening} />}
    </ReadingHeader>
  );
  return (
    <DocProvider content={Text}>
      <WritingMetadata of={Text} />
      <ReadingMain>
        <DocTrail parent={back?.to} />
        <Visibility of={metadata} />
        <VersionNotice />
        {back && <BackLink {...back} />}
        {opening ? <SheetOpening>{header}</SheetOpening> : header}
        {others.length > 0 && <GuideCards items={others} />}
        <GuideAction action={action} sheets={sheets} guide={metadata.permalink} />
        <SummaryContext value={summaries}>
          <Writing of={Text} />
        </SummaryContext>
        {sheets && <GuideSheets kinds={sheets} guide={metadata.permalink} />}
        <TagLinks
          label={translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})}
          items={metadata.tags}
        />
        <Feedback {...metadata} />
        <Provenance of={metadata} linkOnly={headed} />
        <Paginator
          label={translate({id: 'theme.docs.paginator.navAriaLabel', message: 'Previous and next page'})}
          previous={metadata.previous}
          next={metadata.next}
        />
      </ReadingMain>
    </DocProvider>
  );
}
