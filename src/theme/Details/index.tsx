// Change: the native element, which needs no script to open.
import type {ComponentProps, ReactNode} from 'react';

type DetailsProps = Omit<ComponentProps<'details'>, 'summary'> & {
  /** A `<summary>`, or words for one; the children may hold it as well. */
  summary?: ReactNode;
};

export default function Details({summary, children, ...rest}: DetailsProps) {
  return (
    <details {...rest}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
