import {useThemeConfig} from '@docusaurus/theme-common';

/** Returns the heading levels of tables of contents. Default: `themeConfig.tableOfContents`. */
export function useHeadingLevels(min?: number, max?: number): {min: number; max: number} {
  const {minHeadingLevel, maxHeadingLevel} = useThemeConfig().tableOfContents;
  return {min: min ?? minHeadingLevel, max: max ?? maxHeadingLevel};
}
