import {docusaurusFields} from '../../lib/frontMatter';

const {DocFrontMatterSchema} = jest.requireActual('@docusaurus/plugin-content-docs/lib/frontMatter');
/** The validators of articles and pages keep their schemas to themselves: they are asked field by field. */
const {validateBlogPostFrontMatter} = jest.requireActual('@docusaurus/plugin-content-blog/lib/frontMatter');
const {validatePageFrontMatter} = jest.requireActual('@docusaurus/plugin-content-pages/lib/frontMatter');

it('knows the fields of guides, articles and pages', () => {
  const guides = Object.keys(DocFrontMatterSchema.describe().keys);
  expect(guides.length).toBeGreaterThan(20);
  expect(guides.filter((field) => !docusaurusFields.some((it) => it === field))).toEqual([]);
  // A field that they know takes no function.
  const isRead = (field: string) =>
    [validateBlogPostFrontMatter, validatePageFrontMatter].some((validate) => {
      try {
        validate({[field]: () => undefined});
        return false;
      } catch {
        return true;
      }
    });
  expect(isRead('nothing_reads_this')).toBe(false);
  const others = docusaurusFields.filter((field) => !guides.includes(field));
  // `mdx` is read by the compiler.
  expect(others.filter((field) => !isRead(field))).toEqual(['mdx']);
});
