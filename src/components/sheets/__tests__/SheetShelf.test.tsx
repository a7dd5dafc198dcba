import {renderToStaticMarkup} from 'react-dom/server';
import {ReadingList} from '../../reading/Lists';
import {Bold} from '../../reading/TextFacts';
import {TextContext} from '@site/src/lib/renderContexts';
import {SheetShelf} from '../SheetShelf';

jest.mock('@docusaurus/Link', () => 'a', {virtual: true});
jest.mock('@docusaurus/useBaseUrl', () => (path: string) => path, {virtual: true});
jest.mock('@docusaurus/useBrokenLinks', () => () => ({}), {virtual: true});
jest.mock('@docusaurus/Translate', () => ({translate: () => ''}), {virtual: true});
jest.mock('@docusaurus/theme-common', () => ({usePluralForm: () => ({})}));
// As outside of the guides.
jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => ({
    useDocsVersion() {
      throw new Error('Hook useDocsVersion is called outside the <DocsVersionProvider>.');
    },
  }),
  {virtual: true},
);

it('says where it stands and what to do in a text that is none of the guides', () => {
  const text = 'blog/2024-02-19-client-trust.md';
  const inArticle = () =>
    renderToStaticMarkup(
      <TextContext value={text}>
        <SheetShelf />
      </TextContext>,
    );
  expect(inArticle).toThrow(`${text}: <SheetShelf> shows the sheets of the guides around it`);
  expect(inArticle).toThrow('link to the guide that has the sheet (/guides/onboarding#sheets)');
  expect(() => renderToStaticMarkup(<SheetShelf />)).toThrow(/^<SheetShelf> shows/);
});

it('leaves a list of texts in an article without what only guides know of each other', () => {
  const list = (
    <ReadingList>
      <Bold>
        <a href="/guides/pricing">Pricing</a>
      </Bold>
    </ReadingList>
  );
  expect(renderToStaticMarkup(list)).toContain('<strong><a href="/guides/pricing">Pricing</a></strong>');
});
