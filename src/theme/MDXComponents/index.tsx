// Change: native elements and our own parts; none of them needs script of its own.
import type {ComponentProps} from 'react';
import Head from '@docusaurus/Head';
import FloorPrice from '@site/src/features/calculators/FloorPrice.island';
import {Admonition} from '@site/src/features/reading/Admonition';
import {Fence} from '@site/src/features/reading/CodeBlock';
import {DayPlan} from '@site/src/features/text-components/DayPlan';
import {DecisionTable} from '@site/src/features/text-components/DecisionTable';
import {Diagram} from '@site/src/features/diagrams/Diagram';
import {Item, TextHeading, TextLink} from '@site/src/features/reading/Footnotes';
import {Formula} from '@site/src/features/formulas/Formula';
import type {Heading} from '@site/src/features/reading/Heading';
import {ReadingList, ReadingPaths, Timeline} from '@site/src/features/reading/Lists';
import {PriceSheet} from '@site/src/features/text-components/PriceSheet';
import {SectionSummary} from '@site/src/features/guides/SectionSummary';
import {TaskBox, taskList} from '@site/src/features/reading/TaskList';
import {Bold} from '@site/src/features/reading/TextFacts';
import {TextPicture} from '@site/src/features/pictures/TextPicture';
import {Waterfall} from '@site/src/features/text-components/Waterfall';
import {SheetShelf} from '@site/src/features/sheets/SheetShelf';
import {Embed} from '@site/src/features/consent/Embed';
import {TableRegion} from '@site/src/features/reading/TableRegion';
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
