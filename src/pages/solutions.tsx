import {Announced} from './_components/Announced';

export default function SolutionsPage() {
  return <Announced page="solutions" stickyBar />;
}
