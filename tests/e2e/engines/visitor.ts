/** A person's actions in a browser, independent of the engine. Each step waits for its elements. */

export type Role = 'button' | 'dialog' | 'heading' | 'link' | 'radio';

export interface Download {
  name: string;
  bytes: Buffer;
}

export interface Visitor {
  /** Opens an address, and continues before its scripts have loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Clicks the first visible element with this role and exact accessible name. */
  press(role: Role, name: string): Promise<void>;
  /** Opens the details below these words. */
  unfold(words: string): Promise<void>;
  /** Replaces the content of the field with this accessible name. */
  type(label: string, text: string): Promise<void>;
  holds(label: string): Promise<string>;
  sees(role: Role, name: string): Promise<boolean>;
  hasChosen(name: string): Promise<boolean>;
  text(): Promise<string>;
  /** Path, query and hash. */
  address(): Promise<string>;
  download(step: () => Promise<void>): Promise<Download>;
  /** Closes the window, and clears the site's storage. */
  leave(): Promise<void>;
}

export interface Engine {
  /** A new visitor with empty storage. @param phone with a narrow window */
  welcome(phone: boolean): Promise<Visitor>;
  stop(): Promise<void>;
}
