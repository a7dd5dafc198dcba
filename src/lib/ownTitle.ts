/** Returns the title of a page without Docusaurus's suffix (`useTitleFormatter`): delimiter and site name. */
export function ownTitle(
  title: string,
  {titleDelimiter, title: name}: {readonly titleDelimiter: string; readonly title: string},
): string {
  const end = ` ${titleDelimiter} ${name}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}
