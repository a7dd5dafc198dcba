import type {Props} from '@theme/Layout';

/** The layout of a page that React takes over below it. */
export default function LayoutLeftOut({children}: Props) {
  return <>{children}</>;
}
