import {usePluginData} from '@docusaurus/useGlobalData';
import type {ThirdPartyData} from '@site/src/lib/pluginData';

/** Returns undefined on a site that asks for no consent: its configuration does not list the feature. */
export const useConsent = () => usePluginData('third-parties') as ThirdPartyData | undefined;
