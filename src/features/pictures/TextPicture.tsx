import {Picture, type PictureData} from '@site/src/ui/Picture';

interface TextPictureProps {
  src: PictureData | string;
  alt?: string;
  title?: string;
  /** True between paragraphs, false within one. */
  block?: boolean;
  eager?: boolean;
}

export function TextPicture({src, alt = '', title, block = false, eager}: TextPictureProps) {
  if (typeof src === 'string') {
    return <img src={src} alt={alt} title={title} loading="lazy" decoding="async" />;
  }
  // As wide as the text, unless the picture is smaller.
  const shared = {of: src, alt, sizes: `min(${src.width}px, 44rem, 92vw)`, eager};
  return block ? (
    <figure>
      <Picture {...shared} />
      {title && <figcaption>{title}</figcaption>}
    </figure>
  ) : (
    <Picture {...shared} title={title} />
  );
}
