import type {Config} from '@docusaurus/types';

/** True if a configuration lists a plugin, with options or without. */
export const lists = ({plugins = []}: Pick<Config, 'plugins'>, plugin: unknown): boolean =>
  plugins.some((entry) => entry === plugin || (Array.isArray(entry) && entry[0] === plugin));
