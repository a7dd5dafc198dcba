export interface Entry {
  readonly title: string;
  readonly address: string;
  readonly description?: string;
}

/** Content of `llms.txt` (https://llmstxt.org). */
export interface LlmsFacts {
  readonly name: string;
  readonly summary: string;
  readonly details: string;
  /** In order; `Optional`, which models may skip, comes last. */
  readonly sections: readonly {readonly title: string; readonly entries: readonly Entry[]}[];
}

const inBrackets = (text: string) => text.replace(/[[\]]/g, '\\$&');

/** Returns the text of `llms.txt`. Sections without entries are left out. */
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
