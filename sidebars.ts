import {existsSync} from 'node:fs';
import path from 'node:path';
import {sidebarsOf} from './src/plugins/sidebars';

const docs = path.join(__dirname, 'docs');
const {guides, resources, ...others} = sidebarsOf(docs);

/** Links to texts of another sidebar, as far as they are there: a text keeps its own sidebar. */
const linksTo = (...ids: string[]) =>
  ids.filter((id) => existsSync(path.join(docs, `${id}.md`))).map((id) => ({type: 'ref', id}) as const);

// The hub shows the sidebar of the guides (`displayed_sidebar`), so that the way does not change between them. Other texts
// beside it have one of their own.
export default {
  ...(guides && {guides: [...linksTo('resources/cyber-edu-hub'), ...guides]}),
  ...(resources && {
    resources: [
      ...resources,
      ...linksTo(
        'guides/white-label',
        'guides/setup',
        'guides/pricing',
        'guides/onboarding',
        'guides/common-threats',
        'guides/security-best-practices',
        'guides/risk-assessment',
      ),
    ],
  }),
  ...others,
};
