import type {LoadContext, Plugin} from '@docusaurus/types';

const namesTheme = (entry: unknown): boolean =>
  /theme-mermaid/.test(String(Array.isArray(entry) ? entry[0] : entry));

/**
 * Rejects Docusaurus's Mermaid settings, which have no effect: the build draws diagrams (`remarkDiagrams.ts`), not a
 * theme. Throws with the settings to remove.
 */
export default function diagrams({
  siteConfig: {themes, themeConfig},
}: Pick<LoadContext, 'siteConfig'>): Plugin {
  const unused = [
    ...(themes.some(namesTheme) ? ["'@docusaurus/theme-mermaid' in themes"] : []),
    ...('mermaid' in themeConfig ? ['themeConfig.mermaid'] : []),
  ];
  if (unused.length > 0) {
    throw new Error(
      `docusaurus.config.ts: ${unused.join(' and ')} would draw diagrams in the browser. Take ${unused.length > 1 ? 'both' : 'it'} out: blocks of \`\`\`mermaid are drawn when the site is built, in the colours of src/css/colours.css. What a single diagram sets stands at its top: src/features/diagrams/README.md.`,
    );
  }
  return {name: 'diagrams'};
}

export {default as remarkDiagrams} from './remarkDiagrams';
