import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  site: 'https://bench.example',
  integrations: [
    starlight({
      title: 'Bench',
      locales: {root: {label: 'English', lang: 'en'}, it: {label: 'Italiano', lang: 'it'}},
      sidebar: JSON.parse(readFileSync(new URL('sidebar.json', import.meta.url), 'utf8')),
      pagefind: process.env.BENCH_SEARCH !== 'off',
    }),
  ],
});
