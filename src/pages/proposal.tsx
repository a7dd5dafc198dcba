import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {partnerProgram} from '@content/partnerProgram';
import {proposal as words} from '@content/proposal';
import {sampleReport as report} from '@content/sampleReport';
import ProposalFigures from '@site/src/features/calculators/ProposalFigures.island';
import {PartnerMark} from '@site/src/features/illustrations';
import {CodeBlock} from '@site/src/features/reading/CodeBlock';
import {reportSections} from '@site/src/features/sample-report';
import {brand} from '@site/src/data/brand';
import {proposalDefaults, proposalQuery} from '@site/src/data/calculators/proposal';
import {firstWeeks} from '@site/src/data/firstWeeks';
import {proposalParameters} from '@site/src/data/proposal';
import {routes} from '@site/src/data/routes';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {keysOf} from '@site/src/lib/keysOf';
import {Page} from '@site/src/shell/Page';
import {BookingButton} from '@site/src/site/BookingButton';
import {SampleMark} from '@site/src/site/SampleMark';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {cardLook} from '@site/src/ui/Card';
import {Facts} from '@site/src/ui/Facts';
import {Block} from './_components/sample-report/Block';
import reportStyles from './_components/sample-report/Report.module.css';
import styles from './_components/proposal/proposal.module.css';

const [partner] = sampleBrands;
const {steps} = partnerProgram;
const {cover, price, letter, close} = words;

const titles = {
  report: words.report.title,
  price: price.title,
  weeks: words.weeks.title,
  letter: letter.title,
} as const;

function Sheet({
  id,
  className,
  children,
}: {
  id: keyof typeof titles;
  className?: string;
  children: ReactNode;
}) {
  useBrokenLinks().collectAnchor(id);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cardLook({className: `${styles.sheet} ${className ?? ''}`})}
    >
      <h2 id={`${id}-title`}>{titles[id]}</h2>
      {children}
    </section>
  );
}

function Cover() {
  return (
    <div className={styles.cover}>
      <PartnerMark partner={partner} />
      <div>
        <p>{cover.kicker}</p>
        <h1>
          {cover.title}{' '}
          <span data-name="">
            <b>{partner.name}</b>
          </span>
        </h1>
        <p className={styles.lede}>{cover.lede}</p>
        <span data-own="">
          <SampleMark of={partner} />
        </span>
      </div>
      <nav aria-label={cover.contents}>
        <ol>
          {keysOf(titles).map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{titles[id]}</a>
            </li>
          ))}
        </ol>
      </nav>
      <p>{cover.foot}</p>
    </div>
  );
}

function Weeks() {
  return (
    <ol className={styles.weeks}>
      {keysOf(firstWeeks).map((id) => {
        const {title, you, we, done} = steps.stretches[id];
        const [from, to] = firstWeeks[id];
        return (
          <li key={id}>
            <h3>
              {title} <small>{steps.weeks(from, to > from ? to : undefined)}</small>
            </h3>
            <Facts
              of={[
                [steps.you, you],
                [steps.we, we],
              ]}
            />
            <p>{done}</p>
          </li>
        );
      })}
    </ol>
  );
}

/** A partner's business case with the visitor's brand and numbers, on four sheets of A4. Without script, a sample partner's. */
export default function ProposalPage() {
  const language = useWordsLanguage(report.report);
  const [summary] = reportSections(report.report, language);
  return (
    <Page {...words.meta} unlisted>
      <div
        className={styles.proposal}
        style={{'--partner': partner.colour}}
        data-numbers={proposalQuery(proposalDefaults)}
      >
        <Cover />
        <Sheet id="report" className={reportStyles.sheet}>
          <p className="caption">
            {words.report.text} <Link to={routes.sampleReport}>{words.report.whole}</Link>
          </p>
          {summary!.blocks.map((block, index) => (
            <Block key={index} of={block} />
          ))}
        </Sheet>
        <Sheet id="price">
          <ProposalFigures when="intent" query={['brand', 'colour', ...proposalParameters]} />
          <p className="caption">
            {price.text}{' '}
            <Link to={routes.priceRuler} className="screenOnly">
              {price.change}
            </Link>
          </p>
        </Sheet>
        <Sheet id="weeks" className={styles.joined}>
          <Weeks />
        </Sheet>
        <Sheet id="letter">
          <p>{letter.text}</p>
          <CodeBlock language="letter">{letter.body}</CodeBlock>
          <div className={styles.close}>
            <h3>{close.title}</h3>
            <p>{close.text}</p>
            <BookingButton branded>{close.action}</BookingButton>
            <p className="caption">{close.note}</p>
            <p className={styles.address}>{brand.links.booking ?? brand.contactEmail}</p>
          </div>
        </Sheet>
      </div>
    </Page>
  );
}
