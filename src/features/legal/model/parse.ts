import type {Heading, List, Paragraph, PhrasingContent, RootContent} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';
import * as z from 'zod';
import {legalStructure} from '../../../data/legal';
import {
  brandFields,
  problemOf,
  type Block,
  type BrandField,
  type Inline,
  type LegalFile,
  type LegalProblem,
  type LegalText,
  type Part,
} from './model';
import {plainWords} from './plainText';
import type {LegalReferences} from '../../../lib/languages';
import {anchorOf, linkReferences} from './references';

const sentence = (what: string) =>
  z
    .string({error: `needs ${what}`})
    .trim()
    .min(1, {error: `needs ${what}`});

const frontMatterSchema = z.strictObject(
  {
    title: sentence('the title of the text'),
    description: sentence('one or two sentences for search engines'),
    changes: z
      .array(sentence('a sentence'), {
        error: 'needs a list of sentences that say what is new, a line each with "- "',
      })
      .min(1, {error: 'needs at least one sentence that says what is new'}),
    counsel: z
      .array(sentence('a sentence'), {
        error: 'needs a list of sentences that say what counsel has to decide on, a line each with "- "',
      })
      .optional(),
    prevailsFor: z
      .string()
      .regex(/^[A-Z]{2}$/, {error: 'needs the two letters of a country, such as IT'})
      .optional(),
    sourceHash: z.string().optional(),
  },
  {
    error:
      'has a field that legal texts do not have. They have: title, description, changes, counsel, prevailsFor',
  },
);

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

export interface ParsedText {
  readonly text: LegalText;
  readonly problems: readonly LegalProblem[];
}

type OpenPart = Omit<Part, 'blocks'> & {blocks: Block[]};

const plainTitle = ({children}: Heading): string =>
  children.map((it) => ('value' in it ? it.value : '')).join('');

/** Splits a title such as '3. Service Plans' into number and rest. */
function numberOf(title: string): [string, string] | undefined {
  const [, figure, rest] = /^(\d+)\. (.+)$/.exec(title) ?? [];
  return figure && rest ? [figure, rest] : undefined;
}

/** Parts a number at the beginning of a paragraph from its words. */
function splitLabel(words: readonly Inline[], pattern: RegExp): {label?: string; words: readonly Inline[]} {
  const [first, ...others] = words;
  const [label] = (typeof first === 'string' && pattern.exec(first)) || [];
  return label ? {label, words: [String(first).slice(label.length).trimStart(), ...others]} : {words};
}

class Reader {
  readonly parts: OpenPart[] = [];
  readonly problems: LegalProblem[] = [];
  private named: string[] = [];

  constructor(private readonly of: LegalFile) {}

  private complain(node: {position?: {start: {line: number}}}, message: string): void {
    this.problems.push({file: this.of.file, line: node.position?.start.line ?? 1, message});
  }

  read(nodes: readonly RootContent[]): void {
    const {before, annexes, after} = legalStructure[this.of.document];
    const whole = [...before, ...annexes, ...after];
    const named = nodes.filter((it) => it.type === 'heading' && !numberOf(plainTitle(it))).length;
    this.named = named < whole.length ? [...before, ...after] : whole;
    for (const node of nodes) {
      if (node.type === 'heading') {
        this.heading(node);
      } else if (node.type === 'paragraph') {
        this.paragraph(node);
      } else if (node.type === 'list') {
        this.list(node);
      } else if (node.type === 'mdxJsxFlowElement' && node.children.length === 0) {
        // An element alone on its line.
        this.paragraph({
          type: 'paragraph',
          position: node.position,
          children: [{...node, type: 'mdxJsxTextElement', children: []}],
        });
      } else if (node.type !== 'yaml') {
        this.complain(
          node,
          'legal texts are made of headings (##), numbered paragraphs and lists with "-"; nothing else is known here.',
        );
      }
    }
  }

  private heading(node: Heading): void {
    const title = plainWords(this.words(node.children));
    if (node.depth !== 2) {
      this.complain(node, `write the heading "${title}" with two signs: ## ${title}`);
    }
    const {numbered} = legalStructure[this.of.document];
    const [figure, rest] = numberOf(title) ?? [];
    if (figure && rest) {
      const next = this.parts.filter(({number}) => number !== undefined).length + 1;
      if (Number(figure) !== next) {
        this.complain(
          node,
          `"${title}" should have the number ${next}: an article is missing before it, stands twice or has a wrong number.`,
        );
      }
      this.parts.push({number: Number(figure), id: `section-${figure}`, title: rest, blocks: []});
    } else {
      const id = this.named.shift();
      if (!id) {
        this.complain(
          node,
          `"${title}" is neither one of the ${numbered} numbered parts nor one of the named ones.`,
        );
      }
      this.parts.push({id: id ?? `part-${this.parts.length + 1}`, title, blocks: []});
    }
  }

  private get part(): OpenPart | undefined {
    return this.parts.at(-1);
  }

  private paragraph(node: Paragraph): void {
    const {part} = this;
    if (!part) {
      this.complain(
        node,
        'a paragraph stands before the first heading: begin with ## and the name of the part.',
      );
      return;
    }
    const {label, words} = splitLabel(this.words(node.children), /^(?:\d+\.\d+|\([A-Z]\))(?=\s)/);
    if (part.number !== undefined) {
      const expected = `${part.number}.${part.blocks.filter(({kind}) => kind === 'paragraph').length + 1}`;
      if (label !== expected) {
        this.complain(
          node,
          `this paragraph should begin with its number, ${expected}${label ? `, and not with ${label}` : ''}.`,
        );
      }
    }
    part.blocks.push({
      kind: 'paragraph',
      ...(label && {
        label,
        id: label.startsWith('(') ? `${part.id}-${label[1]?.toLowerCase()}` : anchorOf({number: label}),
      }),
      words,
    });
  }

  private list(node: List): void {
    const {part} = this;
    const owner = part?.blocks.findLast(({kind}) => kind === 'paragraph');
    let next = 'a'.charCodeAt(0);
    for (const item of node.children) {
      const [only, ...more] = item.children;
      if (!part || only?.type !== 'paragraph' || more.length > 0 || node.ordered) {
        this.complain(
          item,
          'an item of a list is one paragraph after "- ", and lists stand below a heading.',
        );
        continue;
      }
      const {label, words} = splitLabel(this.words(only.children), /^\([a-z]\)(?=\s)/);
      const letter = label?.[1];
      if (label && letter !== String.fromCharCode(next++)) {
        this.complain(
          item,
          `the item ${label} is out of order: it should be (${String.fromCharCode(next - 1)}).`,
        );
      }
      part.blocks.push({
        kind: 'item',
        ...(label && {label, id: `${owner?.id ?? part.id}-${letter}`}),
        words,
      });
    }
  }

  private words(nodes: readonly PhrasingContent[]): Inline[] {
    return nodes.flatMap((node): Inline[] => {
      switch (node.type) {
        case 'text':
          return [node.value.replaceAll(/\s+/g, ' ')];
        case 'strong':
          return [{strong: this.words(node.children)}];
        case 'emphasis':
          return [{em: this.words(node.children)}];
        case 'link':
          return [{link: node.url, words: this.words(node.children)}];
        case 'mdxJsxTextElement':
          if (brandFields.includes(node.name as BrandField)) {
            return [{brand: node.name as BrandField}];
          }
          this.complain(
            node,
            `<${node.name} /> is unknown. Names of the company are: ${brandFields.map((it) => `<${it} />`).join(', ')}`,
          );
          return [];
        default:
          this.complain(
            node,
            `legal texts hold words, **strong** and *slanted* ones, and links; not "${node.type}".`,
          );
          return [];
      }
    });
  }
}

/**
 * Parses a legal text. Names of the company stay elements; `particulars.ts` fills them in.
 *
 * @param rules how its language refers to places; without rules nothing is linked
 */
export function parseText(of: LegalFile, source: string, rules: LegalReferences | undefined): ParsedText {
  const {file} = of;
  const empty = {title: '', description: '', changes: [], parts: []};
  try {
    const {children} = parser.parse(source);
    const [first] = children;
    const head = frontMatterSchema.safeParse(first?.type === 'yaml' ? (parseYaml(first.value) ?? {}) : {});
    const reader = new Reader(of);
    reader.read(children);
    const problems = (head.error?.issues ?? []).map(({path, message}) =>
      problemOf(file, `${path.join('.') || 'the front matter'}: ${message}`),
    );
    return {
      text: {
        ...(head.data ?? empty),
        parts: reader.parts.map((part) => ({
          ...part,
          blocks: linkReferences(part.blocks, of.document, rules),
        })),
      },
      problems: [...problems, ...reader.problems],
    };
  } catch (error) {
    const {message, line} = error as {message: string; line?: number};
    return {
      text: empty,
      problems: [{file, line: line ?? 1, message: `cannot be read: ${message.split('\n')[0]}`}],
    };
  }
}
