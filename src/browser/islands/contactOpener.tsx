import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {readAttachment} from '@site/src/lib/contactAttachments';
import type {ContactContext, Wake} from './contract';

/** In development every island is awake. One that does not come must not keep the dialog from coming. */
async function wakeByName(name: string, wake: Wake): Promise<void> {
  const island = document.querySelector<HTMLElement>(`[data-scripts] [data-island="${name}"]`);
  await (island && wake(island).catch(() => undefined));
}

/**
 * Makes the function that opens the contact dialog. The dialog is loaded once and stays in the page when closed, so
 * that what was typed is still there.
 *
 * @param mount renders something new into the page and returns what renders it again
 */
export function createContactOpener(mount: (part: ReactNode) => (part: ReactNode) => void) {
  let render: ((part: ReactNode) => void) | undefined;
  return async function openContact({contact, attachment}: ContactContext, wake: Wake): Promise<void> {
    const awake = attachment ? wakeByName(attachment, wake) : undefined;
    const {default: ContactDialog} = await import('@site/src/components/forms/ContactDialog');
    await awake;
    const about = {topic: contact, attachment: attachment && readAttachment(attachment)};
    const show = (open: boolean): void => {
      const dialog = <ContactDialog open={open} about={about} onClose={() => show(false)} />;
      // At once: a close and the next opening, batched, would look to React as if nothing had changed.
      flushSync(() => {
        if (render) {
          render(dialog);
        } else {
          render = mount(dialog);
        }
      });
    };
    show(true);
  };
}
