/** An entry of a section. */
export interface Entry {
  readonly title: string;
  readonly address: string;
  readonly description?: string;
}

/** What a list for language models says (https://llmstxt.org). */
export interface LlmsFacts {
  readonly name: string;
  readonly summary: string;
  readonly details: string;
  /** In the order in which they are written; `Optional`, which may be skipped, last. */
  readonly sections: readonly {readonly title: string; readonly entries: readonly Entry[]}[];
}

const inBrackets = (text: string) => text.replace(/[[\]]/g, '\\$&');

/** The text of `llms.txt`. Sections without entries are left out. */
export function llmsTxt({name, summary, details, sections}: LlmsFacts): string {
  const lists = sections
    .filter(({entries}) => entries.length > 0)
    .map(({title, entries}) =>
      [
        `## ${title}\n`,
        ...entries.map(
          (entry) =>
            `- [${inBrackets(entry.title)}](${entry.address})${entry.description ? `: ${entry.description}` : ''}`,
        ),
      ].join('\n'),
    );
  return `${[`# ${name}`, `> ${summary}`, details, ...lists].join('\n\n')}\n`;
}
