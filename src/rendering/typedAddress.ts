import type {Data, Node} from 'unist';

declare module 'mdast' {
  interface LinkData {
    /** The address as the writer typed it, if the build has changed it. */
    typed?: string;
  }
  interface DefinitionData {
    /** The address as the writer typed it, if the build has changed it. */
    typed?: string;
  }
}

/** Returns the address of a link as its writer typed it, for messages. */
export function typedAddress({data}: Node, url: string): string {
  const {typed = url}: Data & {typed?: string} = data ?? {};
  return typed;
}
