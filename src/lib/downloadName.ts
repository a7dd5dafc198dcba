/**
 * Name of a file that a guide gives, below `downloads/` and without its ending: that of its page, or of its table.
 *
 * @param place path of the guide's page, or name of the table
 * @param version name of the guides' version, where it is not the one that readers are led to: its files have a folder
 */
export function downloadName(place: string, version: string | undefined): string {
  const name = place.split('/').findLast(Boolean) ?? '';
  return version === undefined ? name : `${version}/${name}`;
}
