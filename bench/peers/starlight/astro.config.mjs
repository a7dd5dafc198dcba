import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

export default defineConfig({
  site: 'https://bench.example',
  integrations: [
    starlight({
      title: 'Bench',
      locales: {root: {label: 'English', lang: 'en'}, it: {label: 'Italiano', lang: 'it'}},
      sidebar: [
        {label: 'Guides', translations: {it: 'Guide'}, items: [{autogenerate: {directory: 'guides'}}]},
      ],
    }),
  ],
});
