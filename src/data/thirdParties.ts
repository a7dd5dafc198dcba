/** A service of another company that a page would load. */
export interface ThirdParty {
  readonly name: string;
  /** What it does for the visitor, per locale. */
  readonly purpose: Record<'en' | 'it', string>;
  /** Origins that it loads from. */
  readonly origins: readonly string[];
}

/** Loaded only after "Accept All". Empty: this site asks nothing of anybody else. */
export const thirdParties: readonly ThirdParty[] = [];
