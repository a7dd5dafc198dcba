import {usePluginData} from '@docusaurus/useGlobalData';
import type {LegalScripts} from '@site/src/lib/pluginData';

export function LegalScript() {
  const {script} = usePluginData('legal') as LegalScripts;
  return script ? <script dangerouslySetInnerHTML={{__html: script}} /> : null;
}
