/** A service of another company that a page loads, once the visitor has accepted it. */
export interface ThirdParty {
  readonly name: string;
  /** What it does for the visitor, per locale. */
  readonly purpose: Record<'en' | 'it', string>;
  /** Whole address of the script that is loaded after "Accept All". */
  readonly script: string;
  /** Origins that the script and what it brings come from and talk to, such as 'https://stats.example'. */
  readonly origins: readonly string[];
}

/**
 * The one list of third parties: the cookie dialog's choice, the policy in each page and the headers of every answer follow
 * it. Empty: this site asks nothing of anybody else.
 */
export const thirdParties: readonly ThirdParty[] = [];

/** Origins of all third parties. */
export const originsOf = (parties: readonly ThirdParty[]): string[] =>
  [...new Set(parties.flatMap(({origins}) => origins))].sort();
