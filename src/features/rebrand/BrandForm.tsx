import type {ReactNode} from 'react';
import clsx from 'clsx';
import {visitBrand} from '@content/visitBrand';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {nameLength} from '@site/src/data/brandName';
import {siteHref} from '@site/src/lib/siteHref';
import {routes} from '@site/src/data/routes';
import styles from './BrandForm.module.css';

const {name, colour} = visitBrand;

/** Form around all branding controls. Without `src/features/rebrand/browser`, submitting opens the white-label preview. */
export function BrandForm({className, children}: {className?: string; children: ReactNode}) {
  return (
    // The page script finds the form by its name and loads the branding code (`src/features/rebrand/browser/pageScript.ts`).
    <form
      name="own-brand"
      className={clsx(styles.form, className)}
      action={siteHref(routes.whiteLabelPreview)}
      autoComplete="off"
    >
      {children}
    </form>
  );
}

const nameField = {
  id: 'own-name',
  name: 'brand',
  placeholder: name,
  maxLength: nameLength,
  autoComplete: 'organization',
  enterKeyHint: 'done',
} as const;

// As on the picture: a name alone changes the name alone.
const colourField = (
  <input type="color" name="colour" aria-label={colour} defaultValue={sampleBrands[0].colour} />
);

/** Fields for the visitor's own name and colour. The page follows as one types. */
export function OwnFields({label}: {label: string}) {
  return (
    <div className={`${styles.own} scriptOnly screenOnly`}>
      <label htmlFor="own-name">{label}</label>
      <input {...nameField} />
      {colourField}
    </div>
  );
}

interface HeadlineProps {
  /** Begins the sentence. */
  before: string;
  /** Ends it without script. */
  plain: string;
  /** Precedes the field that ends it otherwise. */
  as: string;
  label: string;
}

/** A headline that ends with the same fields. */
export function OwnHeadline({before, plain, as, label}: HeadlineProps) {
  return (
    <>
      {`${before} `}
      <noscript>{plain}</noscript>
      <span className="scriptOnly">
        {`${as} `}
        <span className={styles.headline}>
          <input {...nameField} aria-label={label} />
          {colourField}
        </span>
      </span>
    </>
  );
}
