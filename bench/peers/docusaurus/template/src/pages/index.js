import Home from '@site/src/components/Home';
import words from '@site/src/home.en.json';

export default function HomePage() {
  return <Home words={words} />;
}
