/**
 * True if a page is listed as inert.
 *
 * @param file of the page's component, as its route names it
 * @param entry a package, or a path relative to the site: 'docusaurus-plugin-members', 'src/pages/clock.tsx'
 */
export const isInert = (file: string, entry: string): boolean =>
  `/${file.replace('@site/', '').replaceAll('\\', '/')}/`.includes(`/${entry.replace(/^\.?\/|\/$/g, '')}/`);
