import {Announced} from './_components/Announced';

export default function BlogPage() {
  return <Announced page="blog" />;
}
