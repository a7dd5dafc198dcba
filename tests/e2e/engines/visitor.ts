/** What a person does in a browser, whichever browser it is. Each step waits until what it needs is there. */

/** Roles of ARIA that the journeys use. */
export type Role = 'button' | 'dialog' | 'heading' | 'link' | 'radio';

export interface Download {
  name: string;
  bytes: Buffer;
}

export interface Visitor {
  /** Opens an address, and goes on as soon as there is a page; its scripts may still be on their way. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Presses the first thing in sight with this role and exactly this accessible name. */
  press(role: Role, name: string): Promise<void>;
  /** Opens what folds out below these words. */
  unfold(words: string): Promise<void>;
  /** Types over what the field with this accessible name holds. */
  type(label: string, text: string): Promise<void>;
  /** What the field with this accessible name holds. */
  holds(label: string): Promise<string>;
  /** Whether something with this role and accessible name is in sight now. */
  sees(role: Role, name: string): Promise<boolean>;
  /** Whether the radio button with this name is chosen now. */
  hasChosen(name: string): Promise<boolean>;
  /** The words of the page that are shown now. */
  text(): Promise<string>;
  /** Where the visitor is: path, query and hash. */
  address(): Promise<string>;
  /** What is downloaded after this step. */
  download(step: () => Promise<void>): Promise<Download>;
  /** Closes the window, and forgets what the site stored. */
  leave(): Promise<void>;
}

export interface Engine {
  /** A new visitor, who knows no page of the site yet. @param phone with a narrow window */
  welcome(phone: boolean): Promise<Visitor>;
  stop(): Promise<void>;
}
