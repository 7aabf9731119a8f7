// A rule for oxlint: code finds elements by what they are (tag, role, data-…), never by a class. A class belongs to the
// style sheet: renaming one there must not break an effect, a focus or a test.

const FINDERS = new Set(['querySelector', 'querySelectorAll', 'closest', 'matches', 'locator']);
const CLASS = /\.-?[_a-z]/i;

const noClass = {
  meta: { type: 'problem' },
  create(context) {
    return {
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type !== 'MemberExpression' || callee.computed) return;
        const { name } = callee.property;
        const report = (message) => context.report({ node, message });
        if (name === 'getElementsByClassName') return report('Find it by a data attribute, not by a class.');
        if (!FINDERS.has(name) || given.length === 0) return;
        const text = textOf(given[0]);
        if (text === undefined) return report(`\`${name}\` takes a selector that can be read here.`);
        if (CLASS.test(text)) report('Find it by a data attribute, not by a class.');
      },
    };
  },
};

/** The text of a selector without quoted values and substitutions; undefined if it is not a literal. */
function textOf(node) {
  const text =
    node.type === 'Literal' && typeof node.value === 'string'
      ? node.value
      : node.type === 'TemplateLiteral'
        ? node.quasis.map(({ value }) => value.cooked).join('0')
        : undefined;
  return text?.replaceAll(/"[^"]*"|'[^']*'/g, '');
}

export default { meta: { name: 'selectors' }, rules: { 'no-class': noClass } };
