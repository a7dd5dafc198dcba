import {usePluginData} from '@docusaurus/useGlobalData';
import type {LegalScripts} from '@site/src/plugins/legal/pageData';

/** What the pages of legal texts do besides being read (`src/plugins/legal/client`). */
export function LegalScript() {
  const {script} = usePluginData('legal') as LegalScripts;
  return script ? <script dangerouslySetInnerHTML={{__html: script}} /> : null;
}
