import {usePluginData} from '@docusaurus/useGlobalData';
import type {LegalScripts} from '@site/src/lib/pluginData';

/** What the pages of legal texts do besides being read (`src/browser/legal`). */
export function LegalScript() {
  const {script} = usePluginData('legal') as LegalScripts;
  return script ? <script dangerouslySetInnerHTML={{__html: script}} /> : null;
}
