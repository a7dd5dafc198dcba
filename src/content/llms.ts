/** Words of `llms.txt`, the list of the site's texts for language models (https://llmstxt.org). */
export const llms = {
  summary:
    'A white-label cybersecurity platform that MSPs, MSSPs, telecom operators, insurers and enterprises resell under their own brand.',
  details: (brand: string) =>
    `Guides and articles are linked as Markdown; the same address without “.md” is the page for readers, and the one to cite. Statements about the law reflect their date and are not legal advice. Prices and limits are those of the page on plans and prices; ask ${brand} before you rely on older copies.`,
  sections: {
    site: 'Pages',
    guides: 'Guides',
    posts: 'Articles',
    legal: 'Legal texts',
  },
  optional: {
    feed: 'Articles as a feed, with their whole text',
    sitemap: 'All addresses of the site',
    other: (language: string) => `This list in ${language}`,
  },
  source: 'Page',
};

export type LlmsContent = typeof llms;
