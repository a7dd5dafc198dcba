/** A line of a Dockerfile: `RUN npm ci` is `{name: 'RUN', text: 'npm ci'}`. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

export interface Stage {
  readonly image: string;
  readonly as: string | undefined;
  readonly instructions: readonly Instruction[];
}

const known = new Set('WORKDIR COPY RUN ARG ENV VOLUME USER EXPOSE HEALTHCHECK CMD'.split(' '));

/** Parses a Dockerfile without heredocs and escapes. Throws for unknown instructions, so that none is ignored. */
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

/** Parses `A=1 B=$C`, with `$NAME` replaced by known values. */
export function readEnv(text: string, known: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    text.split(/\s+/).map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=').replaceAll(/\$\{?(\w+)\}?/g, (_, of: string) => known[of] ?? '')];
    }),
  );
}

export function readCopy(text: string): {from: string | undefined; sources: string[]; target: string} {
  const words = text.split(/\s+/);
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const target = words.pop() ?? '';
  return {from, sources: words, target};
}
