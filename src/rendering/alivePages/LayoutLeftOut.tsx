import type {Props} from '@theme/Layout';

/** Replaces the layout on pages that hydrate below it. */
export default function LayoutLeftOut({children}: Props) {
  return <>{children}</>;
}
