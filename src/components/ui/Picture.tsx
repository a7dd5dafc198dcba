/** What `import picture from './x.png?picture'` gives (src/plugins/pictures). */
export interface PictureData {
  /** In the format of the original; AVIF and WebP are in `sources`, the best first. */
  readonly src: string;
  /** Pixels of `src`. */
  readonly width: number;
  readonly height: number;
  readonly sources: readonly {readonly type: string; readonly srcSet: string}[];
}

interface PictureProps {
  of: PictureData;
  /** What it shows, for who cannot see it; empty where the text beside it says the same. */
  alt: string;
  /** How wide it is shown, as in the `sizes` of an image: `min(44rem, 92vw)`. */
  sizes: string;
  /** Seen as soon as the page opens. */
  eager?: boolean;
  className?: string;
}

/** A picture in the lightest format and the width that fit; never laid out anew when it comes. */
export function Picture({
  of: {src, width, height, sources},
  alt,
  sizes,
  eager = false,
  className,
}: PictureProps) {
  const image = (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
  return sources.length === 0 ? (
    image
  ) : (
    <picture>
      {sources.map(({type, srcSet}) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
