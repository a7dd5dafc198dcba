import {useCallback, useEffect, useRef, useState} from 'react';
import {brandPreview as words} from '@content/brandPreview';
import {dominantColour, logoProblem, type LogoProblem} from '@site/src/features/rebrand/logo';
import type {VisitLogo} from '@site/src/data/visitBrand';

/** Logo chosen by the visitor. It never leaves the browser. */
export interface Logo {
  /** Object URL of the file. */
  url: string;
  /** Dominant colour, '#rrggbb', if there is one. */
  colour?: string;
  /** Reduced copy for the pages of the visit; `undefined` if the browser blocks reading the canvas. */
  small?: VisitLogo;
}

/** Side of the sampling canvas for the dominant colour, in pixels. */
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
    // The browser blocks reading the canvas: no suggestion.
    return undefined;
  }
}

/** Height and maximum width of the small logo in pixels: sharp in the header, light in session storage. */
const smallHeight = 96;
const smallWidth = 384;

function smallLogo(image: HTMLImageElement): VisitLogo | undefined {
  try {
    // An image without intrinsic size counts as square.
    const ratio = image.naturalWidth / image.naturalHeight || 1;
    const height = Math.max(Math.round(Math.min(smallHeight, smallWidth / ratio)), 1);
    const width = Math.max(Math.round(height * ratio), 1);
    const canvas = Object.assign(document.createElement('canvas'), {width, height});
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return {url: canvas.toDataURL('image/png'), ratio};
  } catch {
    // Only the preview shows the logo.
    return undefined;
  }
}

/** State of the visitor's logo: validated, shown from the file itself, never sent. */
export function useLogo(announce: (text: string) => void) {
  const [logo, setLogo] = useState<Logo>();
  const [problem, setProblem] = useState<LogoProblem>();
  /** Last chosen file; results for earlier ones are discarded. */
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
    restore,
    /** Shows a file; `undefined` removes the logo. */
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
