import type {Data, Node} from 'unist';

declare module 'mdast' {
  interface LinkData {
    /** The address as the writer typed it, where the build has written another. */
    typed?: string;
  }
  interface DefinitionData {
    /** The address as the writer typed it, where the build has written another. */
    typed?: string;
  }
}

/** The address of a link as its writer typed it, for sentences about it. */
export function typedAddress({data}: Node, url: string): string {
  const {typed = url}: Data & {typed?: string} = data ?? {};
  return typed;
}
