import type {LoadContext, PluginModule, Preset} from '@docusaurus/types';
import rendering, {type RenderingOptions} from './plugin';

/** Preset with only this plugin. Presets come before all other plugins, and this plugin must be the first. */
export default function preset(_: LoadContext, options: RenderingOptions): Preset {
  return {plugins: [[rendering as PluginModule, options]]};
}
