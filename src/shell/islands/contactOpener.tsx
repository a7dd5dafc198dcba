import type {ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {readAttachment} from '@site/src/lib/contactAttachments';
import type {ContactContext, Wake} from './contract';

/** Hydrates an island by its name; in development all are. A failed island must not prevent the dialog. */
async function wakeByName(name: string, wake: Wake): Promise<void> {
  const island = document.querySelector<HTMLElement>(`[data-scripts] [data-island="${name}"]`);
  await (island && wake(island).catch(() => undefined));
}

/**
 * Returns a function that opens the contact dialog. Loads the dialog once and keeps it mounted when closed, to keep
 * what was typed.
 *
 * @param mount renders an element into the page and returns a function that renders it again
 */
export function createContactOpener(mount: (part: ReactNode) => (part: ReactNode) => void) {
  let render: ((part: ReactNode) => void) | undefined;
  return async function openContact({contact, attachment}: ContactContext, wake: Wake): Promise<void> {
    const awake = attachment ? wakeByName(attachment, wake) : undefined;
    const {default: ContactDialog} = await import('@site/src/features/contact/ContactDialog');
    await awake;
    const about = {topic: contact, attachment: attachment && readAttachment(attachment)};
    const show = (open: boolean): void => {
      const dialog = <ContactDialog open={open} about={about} onClose={() => show(false)} />;
      // Synchronously: React would batch a close and the next opening into no change.
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
