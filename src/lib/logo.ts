/** Checks a logo that a visitor chose, and looks for its colour. The file never leaves the browser. */

/** Image types that a logo may have: what every browser shows. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;

/** Largest logo, bytes. */
export const logoBytes = 1024 * 1024;

/** What may be wrong with a file. */
export type LogoProblem = 'type' | 'size' | 'unreadable';

/** What is wrong with a file before anybody has looked into it; `undefined` if nothing is. */
export function logoProblem({type, size}: Pick<File, 'type' | 'size'>): LogoProblem | undefined {
  if (!(logoTypes as readonly string[]).includes(type)) {
    return 'type';
  }
  return size > logoBytes ? 'size' : undefined;
}

const hexOf = (sums: readonly number[], count: number) =>
  `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/**
 * The colour that fills most of a picture, leaving out what is transparent, white, black or grey.
 *
 * @param pixels red, green, blue and alpha of each pixel, 0 to 255
 * @returns '#rrggbb', or `undefined` where the picture has no colour to speak of
 */
export function dominantColour(pixels: ArrayLike<number>): string | undefined {
  const groups = new Map<number, {sums: [number, number, number]; count: number}>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red, green, blue, alpha] = [0, 1, 2, 3].map((part) => pixels[at + part] ?? 0) as [
      number,
      number,
      number,
      number,
    ];
    const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
    if (alpha > 128 && spread > 40) {
      // Eight steps of each part: shades of one colour stay together.
      const group = (red >> 5) * 64 + (green >> 5) * 8 + (blue >> 5);
      const {sums, count} = groups.get(group) ?? {sums: [0, 0, 0], count: 0};
      groups.set(group, {sums: [sums[0] + red, sums[1] + green, sums[2] + blue], count: count + 1});
    }
  }
  const [largest] = [...groups.values()].sort((a, b) => b.count - a.count);
  // A few pixels are an edge, not a colour.
  return largest && largest.count * 4 > pixels.length / 50 ? hexOf(largest.sums, largest.count) : undefined;
}
