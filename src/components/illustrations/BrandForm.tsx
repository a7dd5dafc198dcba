import type {ReactNode} from 'react';
import clsx from 'clsx';
import {visitBrand} from '@content/visitBrand';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {nameLength} from '@site/src/lib/brandName';
import {siteHref} from '@site/src/lib/siteHref';
import {routes} from '@site/src/data/routes';
import styles from './BrandForm.module.css';

const {name, colour} = visitBrand;

interface BrandFormProps {
  className?: string;
  /** The fields (`OwnFields`), swatches of sample partners, and the picture that shows whose brand it is. */
  children: ReactNode;
}

/**
 * Around all that puts a brand on the whole page (`src/browser/brand`). Where that script does not come, what is entered
 * leads to the white-label preview.
 */
export function BrandForm({className, children}: BrandFormProps) {
  return (
    // By its name the page script knows when to load what makes the page follow (`page-script/visitBrand.ts`).
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

/** The visitor's own name and colour, which the page wears as one types. */
export function OwnFields({label}: {label: string}) {
  return (
    <div className={`${styles.own} scriptOnly screenOnly`}>
      <label htmlFor="own-name">{label}</label>
      <input
        id="own-name"
        name="brand"
        placeholder={name}
        maxLength={nameLength}
        autoComplete="organization"
        enterKeyHint="done"
      />
      {/* As on the picture: a name alone changes the name alone. */}
      <input type="color" name="colour" aria-label={colour} defaultValue={sampleBrands[0].colour} />
    </div>
  );
}
