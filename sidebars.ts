import path from 'node:path';
import {sidebarsOf} from './src/plugins/sidebars';

/** A link to a text of another sidebar: the text keeps its own. */
const ref = (id: string) => ({type: 'ref', id}) as const;

const {guides = [], resources = [], ...others} = sidebarsOf(path.join(__dirname, 'docs'));

// The hub and the guides lead to each other.
export default {
  guides: [ref('resources/cyber-edu-hub'), ...guides],
  resources: [
    ...resources,
    ref('guides/common-threats'),
    ref('guides/security-best-practices'),
    ref('guides/risk-assessment'),
    ref('guides/white-label'),
  ],
  ...others,
};
