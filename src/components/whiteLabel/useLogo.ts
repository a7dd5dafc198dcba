import {useCallback, useEffect, useRef, useState} from 'react';
import {brandPreview as words} from '@content/brandPreview';
import {dominantColour, logoProblem, type LogoProblem} from '@site/src/lib/logo';
import type {VisitLogo} from '@site/src/lib/visitBrand';

/** A logo that the visitor has chosen; it never leaves the browser. */
export interface Logo {
  /** Address of the file within this page; it is not sent anywhere. */
  url: string;
  /** The colour that fills most of it, '#rrggbb', where it has one. */
  colour?: string;
  /** The same at the size in which the pages of the visit show it; none where the browser guards its canvas. */
  small?: VisitLogo;
}

/** Side of the picture in which a logo's colour is looked for, pixels. */
const side = 48;

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The browser cannot show this image.'));
    image.src = url;
  });
}

function colourOf(image: HTMLImageElement): string | undefined {
  try {
    const canvas = Object.assign(document.createElement('canvas'), {width: side, height: side});
    const context = canvas.getContext('2d', {willReadFrequently: true});
    context?.drawImage(image, 0, 0, side, side);
    return context ? dominantColour(context.getImageData(0, 0, side, side).data) : undefined;
  } catch {
    // A browser that guards its canvas: the suggestion is left out.
    return undefined;
  }
}

/** Height and greatest width of the small logo, pixels: sharp in the header, light in the storage of the browser. */
const smallHeight = 96;
const smallWidth = 384;

function smallLogo(image: HTMLImageElement): VisitLogo | undefined {
  try {
    // A drawing without a size of its own is taken for a square.
    const ratio = image.naturalWidth / image.naturalHeight || 1;
    const height = Math.max(Math.round(Math.min(smallHeight, smallWidth / ratio)), 1);
    const width = Math.max(Math.round(height * ratio), 1);
    const canvas = Object.assign(document.createElement('canvas'), {width, height});
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return {url: canvas.toDataURL('image/png'), ratio};
  } catch {
    // The preview shows it, the pages of the visit do not.
    return undefined;
  }
}

/** The visitor's logo: checked, shown from the file itself, never sent. */
export function useLogo(announce: (text: string) => void) {
  const [logo, setLogo] = useState<Logo>();
  const [problem, setProblem] = useState<LogoProblem>();
  /** The last file that was chosen: an earlier one that takes longer to read is out. */
  const latest = useRef<File>(undefined);

  useEffect(() => () => URL.revokeObjectURL(logo?.url ?? ''), [logo]);

  async function read(file: File): Promise<void> {
    latest.current = file;
    const found = logoProblem(file);
    setProblem(found);
    if (found) {
      return;
    }
    const url = URL.createObjectURL(file);
    try {
      const image = await load(url);
      if (latest.current === file) {
        setLogo({url, colour: colourOf(image), small: smallLogo(image)});
        announce(words.status.logo);
        return;
      }
    } catch {
      setProblem(latest.current === file ? 'unreadable' : undefined);
    }
    URL.revokeObjectURL(url);
  }

  const restore = useCallback((small: VisitLogo | undefined) => {
    latest.current = undefined;
    setProblem(undefined);
    setLogo(small && {url: small.url, small});
  }, []);

  return {
    logo,
    problem,
    /** Shows the logo that the visit wears already, or none. */
    restore,
    /** Shows a file, or takes the present logo away. */
    take(file: File | undefined): void {
      if (file) {
        void read(file);
      } else {
        restore(undefined);
        announce(words.status.noLogo);
      }
    },
  };
}
