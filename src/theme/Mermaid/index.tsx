// Change: throws with a remedy instead of drawing nothing; the build turns code blocks into diagrams.

/** @throws Error always */
export default function Mermaid(): never {
  throw new Error(
    '<Mermaid value=…> of @theme/Mermaid is drawn in the browser, which this site does not do. Write the diagram as a block of code in the language "mermaid" (```mermaid): it is drawn when the site is built.',
  );
}
