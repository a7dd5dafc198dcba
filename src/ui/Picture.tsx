/** Default export of `import picture from './x.png?picture'` (src/features/pictures/plugin). */
export interface PictureData {
  /** In the original format; AVIF and WebP are in `sources`, the best first. */
  readonly src: string;
  /** Pixels of `src`. */
  readonly width: number;
  readonly height: number;
  readonly sources: readonly {readonly type: string; readonly srcSet: string}[];
}

interface PictureProps {
  of: PictureData;
  /** Empty if the text beside the picture says the same. */
  alt: string;
  title?: string;
  /** `sizes` attribute: `min(44rem, 92vw)`. */
  sizes: string;
  eager?: boolean;
}

/** Reserves its space to prevent layout shifts. */
export function Picture({of: {src, width, height, sources}, alt, title, sizes, eager = false}: PictureProps) {
  const image = (
    <img
      src={src}
      alt={alt}
      title={title}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
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
