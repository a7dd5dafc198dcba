// Change: native element, which opens without script.
import type {ComponentProps, ReactNode} from 'react';

type DetailsProps = Omit<ComponentProps<'details'>, 'summary'> & {
  /** A `<summary>` or its text; it may also be among the children. */
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
