import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

const sidebar = (locale) =>
  JSON.parse(readFileSync(new URL(`../../sidebar.${locale}.json`, import.meta.url), 'utf8'));

export default defineConfig({
  title: 'Bench',
  cleanUrls: true,
  head: [['link', {rel: 'icon', href: '/favicon.svg'}]],
  outDir: '../dist',
  cacheDir: '../cache',
  locales: {
    root: {
      label: 'English',
      lang: 'en',
      themeConfig: {
        nav: [{text: 'Terms', link: '/bench-terms'}],
        sidebar: {'/guides/': sidebar('en')},
      },
    },
    it: {
      label: 'Italiano',
      lang: 'it',
      themeConfig: {
        nav: [{text: 'Condizioni', link: '/it/bench-terms'}],
        sidebar: {'/it/guides/': sidebar('it')},
      },
    },
  },
});
