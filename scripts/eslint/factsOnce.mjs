/**
 * Keeps calculations in `src/data`: a copy in a translation could go wrong. Word files may format a figure, choose by a
 * plural (`count === 1`) or by a flag from `data`, and map the entries of a list to sentences.
 */

/** Modules of `lib` that format dates and URLs, without calculations. `src/data/format.ts` formats figures. */
const writers = ['format', 'linkIn'];

const arithmetic = 'Words do not calculate: compute it in src/data, and write the result.';
const choice =
  'Words choose by a plural (=== 0, === 1) or by a flag: give the flag a name in src/data, and write flag ? … : ….';
const lists = 'Words do not search or sort: prepare the list in src/data; map and join write it.';
const helpers = `From src/lib, word files may import only ${writers.join(' and ')}.`;
const calls = "Don't call functions of src/data in word files: export the result from src/data.";

/** Syntax that words may not contain, by selector. */
const refused = {
  'BinaryExpression[operator=/^([-+*/%]|[*]{2}|[<>]=?|<<|>>>?|[&|^]|in|instanceof)$/]': arithmetic,
  'UpdateExpression, AssignmentExpression, UnaryExpression[operator!="!"]': arithmetic,
  'MemberExpression[object.name=/^(Math|Number|BigInt|Date|Object|Array|Intl|JSON)$/]': arithmetic,
  'NewExpression, CallExpression[callee.name=/^(Number|parseInt|parseFloat|BigInt)$/]': arithmetic,
  'BinaryExpression[operator=/^[!=]==?$/]:not([operator="==="][right.raw=/^[01]$/])': choice,
  'LogicalExpression[operator=/^(&&|[|]{2})$/]': choice,
  'IfStatement, SwitchStatement, ForStatement, ForOfStatement, ForInStatement, WhileStatement, TryStatement':
    choice,
  'CallExpression[callee.property.name=/^(at|every|filter|find\\w*|flatMap|includes|(lastI|i)ndexOf|reduce\\w*|(to)?[sS]ort\\w*|slice|splice|some|replace\\w*|match\\w*|entries|keys|values)$/]':
    lists,
};

const isData = /(?:[\\/]src[\\/]|^(?:\.\.\/)+)data\/(?!format$)/;
const ofLib = /(?:[\\/]src[\\/]|^(?:\.\.\/)+)lib[\\/](.+)$/;

/** Returns the identifier at the beginning of `a.b.c`. */
const rootOf = (node) => (node?.type === 'MemberExpression' ? rootOf(node.object) : node);

/** @type {import('eslint').Rule.RuleModule} */
export const factsOnce = {
  meta: {type: 'problem', schema: [], docs: {description: 'Keeps calculations and conditions out of words.'}},
  create(context) {
    const {sourceCode} = context;
    const report = (node, message) => context.report({node, message});
    /** True if a name comes from `src/data`, or from a property of such a name. */
    const comesFromData = (node) => {
      const root = rootOf(node);
      if (root?.type !== 'Identifier') {
        return false;
      }
      for (let scope = sourceCode.getScope(root); scope; scope = scope.upper) {
        const definition = scope.set.get(root.name)?.defs[0];
        if (definition) {
          return definition.type === 'ImportBinding'
            ? isData.test(definition.parent.source.value)
            : definition.type === 'Variable' && comesFromData(definition.node.init);
        }
      }
      return false;
    };
    return {
      ...Object.fromEntries(
        Object.entries(refused).map(([selector, message]) => [selector, (node) => report(node, message)]),
      ),
      'ImportDeclaration[importKind!="type"]'(node) {
        const [, name] = ofLib.exec(node.source.value) ?? [];
        if (
          name &&
          !writers.includes(name) &&
          node.specifiers.some(({importKind}) => importKind !== 'type')
        ) {
          report(node, helpers);
        }
      },
      CallExpression(node) {
        const {callee} = node;
        const writes = callee.type === 'MemberExpression' && /^(?:map|join)$/.test(callee.property.name);
        if (!writes && comesFromData(callee)) {
          report(node, calls);
        }
      },
    };
  },
};
