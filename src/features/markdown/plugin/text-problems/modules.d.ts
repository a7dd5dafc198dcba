declare module 'eslint-scope' {
  import type {Identifier, Program} from 'estree';

  interface Scope {
    readonly set: ReadonlyMap<string, unknown>;
    /** Names used in the scope or below it, but defined nowhere. */
    readonly through: readonly {readonly identifier: Identifier}[];
    readonly childScopes: readonly Scope[];
  }

  /** Resolves the names of a program, whose nodes need a `range`. */
  export function analyze(
    program: Program,
    options: {ecmaVersion: number; sourceType: 'module'},
  ): {readonly globalScope: Scope};
}
