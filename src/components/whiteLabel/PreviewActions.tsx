import {useEffect, useState} from 'react';
import {Check, LinkIcon} from '@site/src/components/ui/icons';
import {brandPreview} from '@content/brandPreview';
import {routes} from '@site/src/data/routes';
import {previewQuery, type PreviewBrand} from '@site/src/lib/brandPreview';
import {siteHref} from '@site/src/lib/siteHref';
import type {ContactTopic} from '../shell/contactTopic';
import {Button, buttonLook} from '../ui/Button';
import {Cluster} from '../ui/Cluster';
import {TextField} from '../ui/Field';
import {shareAddress} from './previewAddress';
import styles from './WhiteLabelPreview.module.css';

const words = brandPreview.actions;

const topic: ContactTopic = 'demo';

/** How long the button says that it has copied, milliseconds. */
const copiedFor = 4000;

interface PreviewActionsProps {
  brand: PreviewBrand;
  /** Tells people who do not see the screen. */
  announce: (text: string) => void;
  onRestart: () => void;
}

/** What to do with a preview: see it in a demo and on a report, take it along, share it, begin again. */
export function PreviewActions({brand, announce, onRestart}: PreviewActionsProps) {
  const [copied, setCopied] = useState(false);
  /** The brand whose link the browser did not let us copy: until it changes, the link is shown. */
  const [refused, setRefused] = useState<PreviewBrand>();

  useEffect(() => {
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    try {
      // Without a secure context there is no clipboard, which is an error as well.
      await navigator.clipboard.writeText(shareAddress(brand));
      setRefused(undefined);
      setCopied(true);
      announce(brandPreview.status.copied);
    } catch {
      setRefused(brand);
    }
  }

  return (
    <Cluster className={styles.actions}>
      <a
        href={`${siteHref(routes.contact)}?topic=${topic}`}
        className={buttonLook({})}
        aria-haspopup="dialog"
        data-contact={topic}
      >
        {words.demo}
      </a>
      <a href={siteHref(routes.sampleReport)}>{words.report}</a>
      <a href={siteHref(routes.pricingComparison) + (brand.name && previewQuery(brand))}>
        {words.comparison}
      </a>
      <Cluster>
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          {copied ? <Check aria-hidden size={18} /> : <LinkIcon aria-hidden size={18} />}
          {copied ? words.copied : words.copy}
        </Button>
        <Button variant="secondary" size="small" onClick={onRestart}>
          {words.restart}
        </Button>
      </Cluster>
      {refused === brand && (
        <TextField
          id="preview-link"
          label={words.copyByHand}
          value={shareAddress(brand)}
          readOnly
          // The focus tells where the link is, and what to press.
          ref={(field) => field?.select()}
        />
      )}
    </Cluster>
  );
}
