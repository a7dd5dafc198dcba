// Change: nothing. Its tags are for Algolia's crawler, which this site does not use.
export default function SearchMetadata() {
  return null;
}
