import type {ComponentProps} from 'react';

type ThemedPictureProps = Omit<ComponentProps<'img'>, 'src'> & {
  sources: {light: string; dark: string};
};

/** Picture with a variant for the dark theme. The theme follows the system, so the browser loads only one. */
export function ThemedPicture({sources: {light, dark}, alt, ...rest}: ThemedPictureProps) {
  return (
    <picture>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img src={light} alt={alt} loading="lazy" decoding="async" {...rest} />
    </picture>
  );
}
