import {calculators as words} from '@content/calculators';
import {routes} from '@site/src/data/routes';
import type {AttachmentIsland} from '@site/src/lib/contactAttachments';
import {siteHref} from '@site/src/lib/siteHref';
import type {ContactTopic} from '../../site/contactTopic';
import {buttonLook} from '../../ui/Button';

/** Link to the contact form with a calculator's figures attached. A plain link, because islands have no router. */
export function SendFigures({topic, attachment}: {topic: ContactTopic; attachment: AttachmentIsland}) {
  return (
    <a
      href={`${siteHref(routes.contact)}?topic=${topic}`}
      className={buttonLook({variant: 'secondary', size: 'small'})}
      aria-haspopup="dialog"
      data-contact={topic}
      data-attachment={attachment}
    >
      {words.send}
    </a>
  );
}
