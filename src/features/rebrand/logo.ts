/** Checks a logo that a visitor chose, and finds its colour. The file never leaves the browser. */

/** Image types for logos that every browser shows. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;

/** Maximum size of a logo, in bytes. */
export const logoBytes = 1024 * 1024;

export type LogoProblem = 'type' | 'size' | 'unreadable';

/** Checks type and size before the file is read; `undefined` if both are fine. */
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
 * Returns the most frequent colour of a picture, ignoring transparent, white, black and grey pixels.
 *
 * @param pixels red, green, blue and alpha of each pixel, 0 to 255
 * @returns '#rrggbb', or `undefined` if the picture has no distinct colour
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
      // Eight levels per channel, so that shades of one colour share a group.
      const group = (red >> 5) * 64 + (green >> 5) * 8 + (blue >> 5);
      const {sums, count} = groups.get(group) ?? {sums: [0, 0, 0], count: 0};
      groups.set(group, {sums: [sums[0] + red, sums[1] + green, sums[2] + blue], count: count + 1});
    }
  }
  const [largest] = [...groups.values()].sort((a, b) => b.count - a.count);
  // A few pixels are an edge, not a colour.
  return largest && largest.count * 4 > pixels.length / 50 ? hexOf(largest.sums, largest.count) : undefined;
}
