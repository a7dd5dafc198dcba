declare module 'eslint-scope' {
  import type {Identifier, Program} from 'estree';

  interface Scope {
    /** What is defined in the scope, by name. */
    readonly set: ReadonlyMap<string, unknown>;
    /** Names that are used in the scope or below it, and defined nowhere. */
    readonly through: readonly {readonly identifier: Identifier}[];
    readonly childScopes: readonly Scope[];
  }

  /**
   * Finds out what each name of a program stands for.
   *
   * @param program each node says where it stands (`range`)
   */
  export function analyze(
    program: Program,
    options: {ecmaVersion: number; sourceType: 'module'},
  ): {readonly globalScope: Scope};
}
