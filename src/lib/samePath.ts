/** Whether two paths lead to the same page: upper and lower case, with or without a slash at the end. */
export function isSamePath(a: string | undefined, b: string | undefined): boolean {
  const bare = (path: string | undefined) => path?.toLowerCase().replace(/\/$/, '');
  return bare(a) === bare(b);
}
