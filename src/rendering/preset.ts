import type {Preset} from '@docusaurus/types';
import rendering from './plugin';

/** The plugin alone: presets come before all other plugins, and this one has to be the first. */
export default function preset(): Preset {
  return {plugins: [rendering]};
}
