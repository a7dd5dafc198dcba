import type {CardWords} from './card';

/** What the process that draws cards is told. */
export interface CardsJob {
  readonly cacheDir: string;
  /** Folder that the cards are laid into. */
  readonly outDir: string;
  /** What they say, by the name of the file. */
  readonly cards: Readonly<Record<string, CardWords>>;
}
