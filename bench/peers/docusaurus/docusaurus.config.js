/** The classic template, with guides at the root and two languages. */
export default {
  title: 'Bench',
  url: 'https://bench.example',
  baseUrl: '/',
  favicon: 'favicon.svg',
  i18n: {defaultLocale: 'en', locales: ['en', 'it']},
  future: {v4: true, faster: true},
  markdown: {format: 'detect'},
  presets: [
    [
      'classic',
      {
        docs: {routeBasePath: '/', sidebarPath: './sidebars.js'},
        blog: {showReadingTime: true},
      },
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Bench',
      items: [
        {type: 'docSidebar', sidebarId: 'guides', position: 'left', label: 'Guides'},
        {to: '/blog', label: 'Blog', position: 'left'},
        {type: 'localeDropdown', position: 'right'},
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {
          title: 'More',
          items: [
            {label: 'Blog', to: '/blog'},
            {label: 'Terms', to: '/bench-terms'},
          ],
        },
      ],
      copyright: 'Bench',
    },
  },
};
