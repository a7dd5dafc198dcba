import {readFileSync} from 'node:fs';
import ts from 'typescript';

/**
 * Names of the components that pages give to all texts: the keys of the object that a module of `@theme/MDXComponents`
 * exports. Read and not run: the settings of the site are loaded without a bundler, which that module needs.
 *
 * @param file path of the module
 * @throws Error where the object holds something that only running it would tell
 */
export function givenComponents(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const cannotTell = (what: string) =>
    new Error(
      `${file}: ${what}, so that nobody can tell which components texts may use. Export an object whose keys are written out.`,
    );
  const exported = source.statements.find(ts.isExportAssignment)?.expression;
  const objectOf = (node: ts.Expression): ts.ObjectLiteralExpression => {
    if (ts.isObjectLiteralExpression(node)) {
      return node;
    }
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      return objectOf(node.expression);
    }
    const declared = source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({declarationList}) => [...declarationList.declarations])
      .find(({name}) => name.getText() === node.getText())?.initializer;
    if (!declared) {
      throw cannotTell(`there is no object ${node.getText()}`);
    }
    return objectOf(declared);
  };
  if (!exported) {
    throw cannotTell('it has no default export');
  }
  const keysOf = (node: ts.Expression): string[] =>
    objectOf(node).properties.flatMap((property) => {
      if (ts.isSpreadAssignment(property)) {
        return keysOf(property.expression);
      }
      if (!property.name || ts.isComputedPropertyName(property.name)) {
        throw cannotTell(`a key is computed (${property.getText()})`);
      }
      return [property.name.text];
    });
  return keysOf(exported).filter((name) => /^[A-Z]/.test(name));
}
