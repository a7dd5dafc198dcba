import {Picture, type PictureData} from '@site/src/components/ui/Picture';

interface TextPictureProps {
  /** An address where the picture is not one of ours. */
  src: PictureData | string;
  alt?: string;
  /** Its caption. */
  title?: string;
  /** It stands between paragraphs, not in one. */
  block?: boolean;
  /** It is seen as soon as the page opens. */
  eager?: boolean;
}

/** A picture that a writer put into a text. */
export function TextPicture({src, alt = '', title, block = false, eager}: TextPictureProps) {
  if (typeof src === 'string') {
    return <img src={src} alt={alt} title={title} loading="lazy" decoding="async" />;
  }
  // As wide as the text, unless it is smaller.
  const picture = <Picture of={src} alt={alt} sizes={`min(${src.width}px, 44rem, 92vw)`} eager={eager} />;
  return block ? (
    <figure>
      {picture}
      {title && <figcaption>{title}</figcaption>}
    </figure>
  ) : (
    picture
  );
}
