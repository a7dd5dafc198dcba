// Change: the browser chooses by the system's theme, and loads only one picture.
import type {ComponentProps} from 'react';

type ThemedImageProps = Omit<ComponentProps<'img'>, 'src'> & {
  sources: {light: string; dark: string};
};

export default function ThemedImage({sources: {light, dark}, alt, ...rest}: ThemedImageProps) {
  return (
    <picture>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img src={light} alt={alt} loading="lazy" decoding="async" {...rest} />
    </picture>
  );
}
