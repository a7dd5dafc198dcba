import {useMemo, useSyncExternalStore} from 'react';
import {ContactForm} from './ContactForm';

const never = () => () => {};

/** Contact form of the contact page. Reads the topic from the query string. */
export default function ContactPageForm() {
  // The build knows no query string, and hydration must match the built HTML.
  const search = useSyncExternalStore<string | undefined>(
    never,
    () => location.search,
    () => undefined,
  );
  const about = useMemo(
    () => (search === undefined ? undefined : {topic: new URLSearchParams(search).get('topic')}),
    [search],
  );
  return <ContactForm idPrefix="contact" about={about} />;
}
