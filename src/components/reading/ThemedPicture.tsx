import type {ComponentProps} from 'react';

type ThemedPictureProps = Omit<ComponentProps<'img'>, 'src'> & {
  /** Addresses of the two. */
  sources: {light: string; dark: string};
};

/** A picture with a twin for the dark theme. The theme is that of the system: the browser loads one of the two. */
export function ThemedPicture({sources: {light, dark}, alt, ...rest}: ThemedPictureProps) {
  return (
    <picture>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img src={light} alt={alt} loading="lazy" decoding="async" {...rest} />
    </picture>
  );
}
