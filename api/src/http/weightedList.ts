/** An item of a header such as Accept-Language, in lower case, and how much it is wanted: from 0, not at all, to 1. */
export interface Weighted {
  readonly value: string;
  readonly quality: number;
}

/** Reads a list with `q` weights (RFC 9110, 12.4.2) in its own order. A weight that is no number counts as 0. */
export function weightedList(header: string | undefined): Weighted[] {
  return (header ?? '').split(',').map((item) => {
    const [value = '', ...parameters] = item.toLowerCase().split(';');
    const quality = parameters.map((parameter) => parameter.trim()).find((text) => text.startsWith('q='));
    return {value: value.trim(), quality: quality ? Number(quality.slice(2)) || 0 : 1};
  });
}
