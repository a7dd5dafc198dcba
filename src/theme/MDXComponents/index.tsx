// Change: native elements and our own parts; none of them needs script of its own.
import type {ComponentProps} from 'react';
import Head from '@docusaurus/Head';
import FloorPrice from '@site/src/components/calculators/FloorPrice.island';
import {Admonition} from '@site/src/components/reading/Admonition';
import {Fence} from '@site/src/components/reading/CodeBlock';
import {DayPlan} from '@site/src/components/reading/DayPlan';
import {DecisionTable} from '@site/src/components/reading/DecisionTable';
import {Diagram} from '@site/src/components/reading/Diagram';
import {Item, TextHeading, TextLink} from '@site/src/components/reading/Footnotes';
import {Formula} from '@site/src/components/reading/Formula';
import type {Heading} from '@site/src/components/reading/Heading';
import {ReadingList, ReadingPaths, Timeline} from '@site/src/components/reading/Lists';
import {PriceSheet} from '@site/src/components/reading/PriceSheet';
import {SectionSummary} from '@site/src/components/reading/SectionSummary';
import {TaskBox, taskList} from '@site/src/components/reading/TaskList';
import {Bold} from '@site/src/components/reading/TextFacts';
import {TextPicture} from '@site/src/components/reading/TextPicture';
import {Waterfall} from '@site/src/components/reading/Waterfall';
import {SheetShelf} from '@site/src/components/sheets/SheetShelf';
import {Embed} from '@site/src/components/thirdParties/Embed';
import {TableRegion} from '@site/src/components/reading/TableRegion';
import type {textComponents} from '@site/src/data/textComponents';

const heading = (as: ComponentProps<typeof Heading>['as']) =>
  function MDXHeading(props: ComponentProps<'h2'>) {
    return (
      <>
        <TextHeading as={as} {...props} />
        <SectionSummary section={props.id} />
      </>
    );
  };

const MDXComponents = {
  Head,
  DayPlan,
  DecisionTable,
  Embed,
  FloorPrice,
  PriceSheet,
  ReadingList,
  ReadingPaths,
  SheetShelf,
  Timeline,
  Waterfall,
  // Docusaurus calls them so in MDX.
  Details: 'details',
  a: TextLink,
  admonition: Admonition,
  formula: Formula,
  img: TextPicture,
  li: Item,
  // The name that Docusaurus gives diagrams.
  mermaid: Diagram,
  pre: Fence,
  strong: Bold,
  table: TableRegion,
  ol: taskList('ol'),
  ul: taskList('ul'),
  // The only input that Markdown makes: the box of a task list.
  input: TaskBox,
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
} satisfies Record<(typeof textComponents)[number] | Uncapitalize<string>, unknown>;

export default MDXComponents;
