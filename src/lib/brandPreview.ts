/** The visitor's own brand, tried on: from the address, or kept for the session. */

export interface PreviewBrand {
  name: string;
  /** '#rrggbb' */
  colour: string;
}

const key = 'brandPreview';

/** Reads `?brand=Name&colour=1b55ee`. */
export function parsePreview(search: string): PreviewBrand | undefined {
  const query = new URLSearchParams(search);
  const name = query.get('brand')?.trim().slice(0, 40);
  const colour = query.get('colour')?.toLowerCase();
  return name && colour && /^[0-9a-f]{6}$/.test(colour) ? {name, colour: `#${colour}`} : undefined;
}

/** The brand that this session tries on. */
export function storedPreview(): PreviewBrand | undefined {
  try {
    return parsePreview(sessionStorage.getItem(key) ?? '');
  } catch {
    // Storage is off.
    return undefined;
  }
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Colour of text on a brand's colour: the one with the better contrast. */
export function readableOn(colour: string): '#ffffff' | '#0d1830' {
  return contrast(colour, '#ffffff') >= contrast(colour, '#0d1830') ? '#ffffff' : '#0d1830';
}
