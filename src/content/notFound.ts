/** The page for an address that does not exist. */
export const notFound = {
  code: '404',
  title: 'This page is not here',
  text: 'The address may be mistyped, or the page has moved. These are the pages people look for most.',
  waysLabel: 'Where to go next',
  ways: {
    home: {label: 'Home', text: 'What the platform does and for whom'},
    solutions: {label: 'Platform', text: 'Scans, compliance and reports under your brand'},
    pricing: {label: 'Pricing', text: 'Plans, limits and add-ons'},
    pricingComparison: {label: 'Cost Savings', text: 'Your current tools against one platform'},
    blog: {label: 'Blog', text: 'Notes from the team'},
    contact: {label: 'Contact Us', text: 'Ask us'},
  },
};

export type NotFoundContent = typeof notFound;
