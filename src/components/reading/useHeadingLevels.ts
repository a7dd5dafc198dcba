import {useThemeConfig} from '@docusaurus/theme-common';

/** Levels of headings that contents list: those that a text asks for, or else `themeConfig.tableOfContents`. */
export function useHeadingLevels(min?: number, max?: number): {min: number; max: number} {
  const {minHeadingLevel, maxHeadingLevel} = useThemeConfig().tableOfContents;
  return {min: min ?? minHeadingLevel, max: max ?? maxHeadingLevel};
}
