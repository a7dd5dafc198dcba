import {useMemo, useSyncExternalStore} from 'react';
import {ContactForm} from './ContactForm';

const never = () => () => {};

/** The contact form as it stands on its own page, whose address may name the topic. */
export default function ContactPageForm() {
  // The build knows no query, and hydration starts with what the build knew.
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
