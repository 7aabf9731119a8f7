// A rule for oxlint: code whose figures are printed, stored or compared uses only those functions of `Math` that every
// build of V8 computes alike, and no `**`. Builds differ in how they approximate the rest.

const CONSTANTS = ['E', 'LN2', 'LN10', 'LOG2E', 'LOG10E', 'PI', 'SQRT1_2', 'SQRT2'];
const EXACT = [
  'abs',
  'ceil',
  'clz32',
  'floor',
  'fround',
  'imul',
  'max',
  'min',
  'round',
  'sign',
  'sqrt',
  'trunc',
];
// `random` differs anyway.
const ALLOWED = new Set([...CONSTANTS, ...EXACT, 'random']);

const sameEverywhere = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node, what) =>
      context.report({
        node,
        message: `${what} has different digits in different builds: use + − × ÷ and sqrt.`,
      });
    const power = (node) => {
      // A literal power of two is exact everywhere.
      if (node.left.value === 2 && Number.isInteger(node.right.value)) return;
      report(node, '`**`');
    };
    return {
      Identifier(node) {
        if (node.name !== 'Math') return;
        const { parent } = node;
        if (parent.type === 'Property' || parent.type.startsWith('TS')) return;
        if (parent.type === 'MemberExpression' && parent.object !== node && !parent.computed)
          return report(node, '`Math` of a global object');
        const name =
          parent.type === 'MemberExpression' && !parent.computed ? parent.property.name : undefined;
        if (name === undefined) report(node, '`Math` other than by the name of a function');
        else if (!ALLOWED.has(name)) report(parent, `\`Math.${name}\``);
      },
      BinaryExpression(node) {
        if (node.operator === '**') power(node);
      },
      AssignmentExpression(node) {
        if (node.operator === '**=') report(node, '`**=`');
      },
    };
  },
};

export default { meta: { name: 'digits' }, rules: { 'same-everywhere': sameEverywhere } };
