import type {LoadContext, PluginModule, Preset} from '@docusaurus/types';
import rendering, {type RenderingOptions} from './plugin';

/** The plugin alone: presets come before all other plugins, and this one has to be the first. */
export default function preset(_: LoadContext, options: RenderingOptions = {}): Preset {
  return {plugins: [[rendering as PluginModule, options]]};
}
