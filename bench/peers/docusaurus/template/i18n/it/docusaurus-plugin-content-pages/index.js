import Home from '@site/src/components/Home';
import words from '@site/src/home.it.json';

export default function HomePage() {
  return <Home words={words} />;
}
