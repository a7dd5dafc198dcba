import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import {buttonLook, type ButtonLook} from '../ui/Button';
import {routes} from '@site/src/data/routes';

/** A link to the contact page; where script runs, the page script opens the dialog instead. */
export function ContactLink(props: Omit<ComponentProps<typeof Link>, 'to' | 'href'>) {
  return <Link {...props} to={routes.contact} aria-haspopup="dialog" data-contact="" />;
}

/** The same as a button. */
export function ContactButton({children, ...look}: ButtonLook) {
  return <ContactLink className={buttonLook(look)}>{children}</ContactLink>;
}
