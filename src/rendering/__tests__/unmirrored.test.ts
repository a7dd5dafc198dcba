import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import themeClassic from '@docusaurus/theme-classic';
import postcss, {type AcceptedPlugin} from 'postcss';
import {unmirrored} from '../unmirrored';

/** What theme-classic makes of a style sheet for Arabic, behind other plugins. */
async function inArabic(css: string, ...before: readonly AcceptedPlugin[]): Promise<string> {
  const context = {
    i18n: {currentLocale: 'ar', localeConfigs: {ar: {direction: 'rtl'}}},
    siteConfig: {themeConfig: {prism: {additionalLanguages: []}}},
  } as unknown as LoadContext;
  const theme = themeClassic(context, {customCss: []}) as Plugin;
  const options: PostCssOptions = {plugins: [...before] as PostCssOptions['plugins']};
  theme.configurePostCss!(options);
  const {css: written} = await postcss(options.plugins as AcceptedPlugin[]).process(css, {from: undefined});
  return written;
}

const css = '.a{margin-left:1px}@media print{.b{right:0;text-align:left}}';

it('keeps what theme-classic mirrors as it is', async () => {
  expect(await inArabic(css)).toBe('.a{margin-right:1px}@media print{.b{left:0;text-align:right}}');
  expect(await inArabic(css, unmirrored)).toContain(css);
});
