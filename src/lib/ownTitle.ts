/**
 * The title of a page without what Docusaurus adds to each (`useTitleFormatter`): delimiter and name of the site.
 *
 * @param site its configuration
 */
export function ownTitle(
  title: string,
  {titleDelimiter, title: name}: {readonly titleDelimiter: string; readonly title: string},
): string {
  const end = ` ${titleDelimiter} ${name}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}
