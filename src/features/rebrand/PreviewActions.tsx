import {useEffect, useState} from 'react';
import {Check, LinkIcon} from '@site/src/ui/icons';
import {brandPreview} from '@content/brandPreview';
import {visitBrand} from '@content/visitBrand';
import {routes} from '@site/src/data/routes';
import {previewQuery, type PreviewBrand} from '@site/src/features/rebrand/brandPreview';
import {siteHref} from '@site/src/lib/siteHref';
import type {ContactTopic} from '../../site/contactTopic';
import {Button, buttonLook} from '../../ui/Button';
import {Cluster} from '../../ui/Cluster';
import {TextField} from '../../ui/Field';
import {shareAddress} from './previewAddress';
import styles from './WhiteLabelPreview.module.css';

const words = brandPreview.actions;

const topic: ContactTopic = 'demo';

/** Duration of the "copied" label in milliseconds. */
const copiedFor = 4000;

interface PreviewActionsProps {
  brand: PreviewBrand;
  announce: (text: string) => void;
  onRestart: () => void;
}

export function PreviewActions({brand, announce, onRestart}: PreviewActionsProps) {
  const [copied, setCopied] = useState(false);
  /** Brand whose link could not be copied. The link is shown until the brand changes. */
  const [refused, setRefused] = useState<PreviewBrand>();

  useEffect(() => {
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    try {
      // Throws without a secure context too, because there is no clipboard.
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
      <a href={siteHref(routes.proposal)}>{visitBrand.proposal}</a>
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
          // Focus moves to the link, selected for copying.
          ref={(field) => field?.select()}
        />
      )}
    </Cluster>
  );
}
