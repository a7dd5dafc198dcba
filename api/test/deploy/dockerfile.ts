/** A line of a Dockerfile: `RUN npm ci` is `{name: 'RUN', text: 'npm ci'}`. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** One `FROM` and what follows. */
export interface Stage {
  /** Such as 'node:22-bookworm-slim'. */
  readonly image: string;
  /** What other stages call it. */
  readonly as: string | undefined;
  readonly instructions: readonly Instruction[];
}

const known = new Set('WORKDIR COPY RUN ARG ENV VOLUME USER EXPOSE HEALTHCHECK CMD'.split(' '));

/**
 * Reads a Dockerfile as far as ours goes: no heredocs, no escapes.
 *
 * @throws Error for an instruction that is not known here, so that none is passed over
 */
export function readDockerfile(source: string): Stage[] {
  const lines = source
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages: (Stage & {instructions: Instruction[]})[] = [];
  for (const line of lines) {
    const [, name = '', text = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    const [, image, as] = name === 'FROM' ? (/^(\S+)(?:\s+AS\s+(\S+))?$/.exec(text) ?? []) : [];
    if (image) {
      stages.push({image, as, instructions: []});
    } else if (known.has(name) && stages.length > 0) {
      stages.at(-1)?.instructions.push({name, text});
    } else {
      throw new Error(`The Dockerfile has a line that is not known here: ${line}`);
    }
  }
  return stages;
}

/** `A=1 B=$C` as a record, with `$NAME` replaced by what is known so far. */
export function readEnv(text: string, known: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    text.split(/\s+/).map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=').replaceAll(/\$\{?(\w+)\}?/g, (_, of: string) => known[of] ?? '')];
    }),
  );
}

/** Options, sources and target of `COPY`. */
export function readCopy(text: string): {from: string | undefined; sources: string[]; target: string} {
  const words = text.split(/\s+/);
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const target = words.pop() ?? '';
  return {from, sources: words, target};
}
