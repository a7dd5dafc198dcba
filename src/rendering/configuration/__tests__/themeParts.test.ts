import path from 'node:path';
import {unreachedParts} from '../themeParts';
import {testFolder} from '../../../../tests/testFolder';

const {folder} = testFolder({
  'theme/DocItem/index.js': `import Layout from '@theme/DocItem/Layout';`,
  'theme/DocItem/Layout/index.js': `import Footer from '@theme/DocItem/Footer';`,
  'theme/DocItem/Footer/index.js': '',
  'theme/NotFound/index.js': `import Content from '@theme/NotFound/Content';`,
  'theme/BlogPostPage/index.js': `import Item from '@theme/BlogPostItem';`,
  'theme/BlogPostItem/index.js': '',
  // Replaces the whole part, so that the parts below it are unreachable.
  'site/src/theme/DocItem/index.tsx': `import {helper} from './helper';`,
  'site/src/theme/DocItem/helper.ts': '',
  'site/src/theme/DocItem/Footer/index.tsx': '',
  // Below a part of Docusaurus that is still used, and below a wrapped one.
  'site/src/theme/NotFound/Content/index.tsx': '',
  'site/src/theme/BlogPostPage/index.tsx': `import Original from '@theme-original/BlogPostPage';`,
  'site/src/theme/BlogPostItem/index.tsx': '',
  // Imported by a component, and by nothing.
  'site/src/components/A.tsx': `import Part from '@theme/Part';`,
  'site/src/theme/Part.tsx': `import sidebar from 'DocSidebar';`,
  'site/src/theme/DocSidebar/index.tsx': `import Inner from './Inner';`,
  'site/src/theme/DocSidebar/Inner.tsx': '',
  // Imports of other modules and files, and files that are no parts.
  'site/src/components/B.ts': `import a from 'not@theme/DocSidebar';`,
  'site/plugin.ts': `import b from '@theme/DocSidebar';`,
  'site/src/theme/__tests__/a.test.ts': '',
  'site/src/theme/types.d.ts': '',
  'site/src/theme/README.md': '',
});

it('finds the parts that no page reaches', () => {
  const parts = unreachedParts(path.join(folder, 'site'), path.join(folder, 'theme'));
  expect(parts.sort()).toEqual([
    'src/theme/DocItem/Footer/index.tsx',
    'src/theme/DocSidebar/Inner.tsx',
    'src/theme/DocSidebar/index.tsx',
  ]);
  expect(() => unreachedParts(path.join(folder, 'site'), path.join(folder, 'theme/BlogPostItem'))).toThrow(
    /^No part of the theme in .*\/BlogPostItem imports another as @theme/,
  );
});
