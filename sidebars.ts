import {existsSync} from 'node:fs';
import path from 'node:path';
import {sidebarsOf} from './src/features/guides/plugin';

const docs = path.join(__dirname, 'docs');
const {guides, resources, ...others} = sidebarsOf(docs);

/** Links to existing texts of another sidebar. A text keeps its own sidebar. */
const linksTo = (...ids: string[]) =>
  ids.filter((id) => existsSync(path.join(docs, `${id}.md`))).map((id) => ({type: 'ref', id}) as const);

// The hub shows the guides' sidebar (`displayed_sidebar`), so that navigation stays equal between them. Other texts in
// its folder have their own.
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
