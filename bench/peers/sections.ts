import type {Guide, Section} from '../content';

/** A section with what is in it: sections, or guides where there are no more levels. */
export interface SectionNode {
  section: Section;
  /** Path of its folder from the root of the guides. */
  path: string;
  sections: SectionNode[];
  guides: Guide[];
}

/** The sections of the guides as trees, in order. */
export function sectionTree(guides: readonly Guide[]): SectionNode[] {
  const roots: SectionNode[] = [];
  for (const guide of guides) {
    let siblings = roots;
    let node: SectionNode | undefined;
    for (const section of guide.sections) {
      const path: string = node ? `${node.path}/${section.slug}` : section.slug;
      node = siblings.find((other) => other.path === path);
      if (!node) {
        node = {section, path, sections: [], guides: []};
        siblings.push(node);
      }
      siblings = node.sections;
    }
    node?.guides.push(guide);
  }
  return roots;
}
