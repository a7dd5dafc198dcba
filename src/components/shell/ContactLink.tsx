import type {ComponentProps, MouseEvent} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '../ui/Button';
import {routes} from '@site/src/data/routes';
import {useContactDialog} from './ContactDialogProvider';

function useOpenInPlace() {
  const openDialog = useContactDialog();
  return (event: MouseEvent) => {
    // A wish for a new tab or window goes to the page.
    if (openDialog && !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0) {
      event.preventDefault();
      openDialog();
    }
  };
}

/** A link to the contact page that opens the dialog instead where script runs. */
export function ContactLink(props: Omit<ComponentProps<typeof Link>, 'to' | 'href'>) {
  return <Link {...props} to={routes.contact} aria-haspopup="dialog" onClick={useOpenInPlace()} />;
}

/** The same as a button. */
export function ContactButton(props: Omit<ComponentProps<typeof ButtonLink>, 'to' | 'href'>) {
  return <ButtonLink {...props} to={routes.contact} aria-haspopup="dialog" onClick={useOpenInPlace()} />;
}
