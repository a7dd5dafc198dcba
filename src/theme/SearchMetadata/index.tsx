// Change: nothing. The theme's tags are for a search service that the site does not use.
export default function SearchMetadata() {
  return null;
}
