import ts from 'typescript';
import { chainOperators } from './chain-operators.ts';
import { callNamed, exits, hasText, type Operator, SQL, type Written } from './syntax.ts';

const S = ts.SyntaxKind;

const swappedSigns = (
  pairs: Partial<Record<ts.SyntaxKind, string>>,
  { alsoTexts }: { alsoTexts: boolean },
): Operator => {
  return (node, text) => {
    if (!ts.isBinaryExpression(node)) return undefined;
    const sign = pairs[node.operatorToken.kind];
    if (!sign || (!alsoTexts && hasText(node))) return undefined;
    return { replacement: `(${text(node.left)}) ${sign} (${text(node.right)})` };
  };
};

const comparison = swappedSigns(
  {
    [S.LessThanToken]: '<=',
    [S.LessThanEqualsToken]: '<',
    [S.GreaterThanToken]: '>=',
    [S.GreaterThanEqualsToken]: '>',
    [S.EqualsEqualsEqualsToken]: '!==',
    [S.ExclamationEqualsEqualsToken]: '===',
  },
  { alsoTexts: true },
);

const logic = swappedSigns({ [S.AmpersandAmpersandToken]: '||', [S.BarBarToken]: '&&' }, { alsoTexts: true });

const arithmetic = swappedSigns(
  { [S.PlusToken]: '-', [S.MinusToken]: '+', [S.AsteriskToken]: '/', [S.SlashToken]: '*', [S.PercentToken]: '*' },
  { alsoTexts: false },
);

/** Disables an `if` that returns or throws. */
const guard: Operator = (node) =>
  ts.isIfStatement(node.parent) && node.parent.expression === node && !node.parent.elseStatement && exits(node.parent)
    ? { replacement: 'false' }
    : undefined;

/** Disables any other `if`. */
const branch: Operator = (node) =>
  ts.isIfStatement(node.parent) && node.parent.expression === node && !exits(node.parent)
    ? { replacement: 'false' }
    : undefined;

/** Removes a call made only for its effect: a lock, a check that throws, a write. */
const effect: Operator = (node) => {
  if (!ts.isExpressionStatement(node.parent)) return undefined;
  const call = ts.isAwaitExpression(node) ? node.expression : node;
  return ts.isCallExpression(call) && call.expression.kind !== S.SuperKeyword
    ? { replacement: 'undefined' }
    : undefined;
};

const truth: Operator = (node) => {
  if (node.kind === S.TrueKeyword) return { replacement: 'false' };
  return node.kind === S.FalseKeyword ? { replacement: 'true' } : undefined;
};

const number: Operator = (node, text) =>
  ts.isNumericLiteral(node) ? { replacement: `(${text(node)} + 1)` } : undefined;

const ternary: Operator = (node, text) =>
  ts.isConditionalExpression(node)
    ? { replacement: `(${text(node.condition)}) ? (${text(node.whenFalse)}) : (${text(node.whenTrue)})` }
    : undefined;

const fallback: Operator = (node, text) =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === S.QuestionQuestionToken
    ? { replacement: text(node.left) }
    : undefined;

const negation: Operator = (node, text) =>
  ts.isPrefixUnaryExpression(node) && node.operator === S.ExclamationToken
    ? { replacement: text(node.operand) }
    : undefined;

const list: Operator = (node) =>
  ts.isArrayLiteralExpression(node) && node.elements.length > 0 ? { replacement: '[]' } : undefined;

const otherEnds = new Map([
  ['Math.min', 'Math.max'],
  ['Math.max', 'Math.min'],
  ['Math.floor', 'Math.ceil'],
  ['Math.ceil', 'Math.floor'],
]);

/** Swaps minimum and maximum, and flips the inclusiveness of a time comparison. */
const bound: Operator = (node, text) => {
  if (!ts.isCallExpression(node)) return undefined;
  const name = text(node.expression);
  const other = otherEnds.get(name);
  if (other) return { replacement: callNamed(other, node, text) };
  const [a, b] = node.arguments;
  if (name === 'isBefore' && a && b) return { replacement: `!isBefore(${text(b)}, ${text(a)})` };
  return undefined;
};

const sqlFunctions = new Map(
  Object.entries({
    ...{
      eq: 'ne',
      ne: 'eq',
      lt: 'lte',
      lte: 'lt',
      gt: 'gte',
      gte: 'gt',
      and: 'or',
      or: 'and',
      asc: 'desc',
      desc: 'asc',
    },
    isNull: 'isNotNull',
    isNotNull: 'isNull',
    inArray: 'notInArray',
    notInArray: 'inArray',
  }),
);

const sqlFunction: Operator = (node, text) => {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const other = sqlFunctions.get(node.expression.text);
  if (!other || !importsFrom(node.getSourceFile(), node.expression.text)) return undefined;
  // `and` and `or` with one argument are equivalent.
  if (['and', 'or'].includes(node.expression.text) && node.arguments.length < 2) return undefined;
  return { replacement: callNamed(`${SQL}.${other}`, node, text) };
};

const importsFrom = (file: ts.SourceFile, name: string) =>
  file.statements.some(
    (one) =>
      ts.isImportDeclaration(one) &&
      one.moduleSpecifier.getText(file) === "'drizzle-orm'" &&
      one.importClause?.namedBindings?.getText(file).match(new RegExp(`\\b${name}\\b`)),
  );

const sqlTexts: readonly [RegExp, string][] = [
  [/ < /, ' <= '],
  [/ <= /, ' < '],
  [/ > /, ' >= '],
  [/ >= /, ' > '],
  [/ desc\b/, ' asc'],
  [/ is not null\b/, ' is null'],
  [/ is null\b/, ' is not null'],
  [/^(?![\s\S]*\bbetween\b)([\s\S]*?) and /, '$1 or '],
  [/ or /, ' and '],
];

const sqlText: Operator = (node, text) => {
  if (!ts.isTaggedTemplateExpression(node) || text(node.tag) !== 'sql') return undefined;
  const before = text(node);
  const match = sqlTexts.find(([pattern]) => pattern.test(before));
  return match && { replacement: before.replace(...match) };
};

/** Removes one of the conditions that a store combines with `and`. */
const condition: Operator = (node) => {
  const call = node.parent;
  if (!ts.isCallExpression(call) || !ts.isIdentifier(call.expression) || node === call.expression) return undefined;
  if (call.expression.text !== 'and' || ts.isSpreadElement(node) || call.arguments.length < 2) return undefined;
  return { replacement: 'undefined' };
};

/** Removes a column from an update. */
const column: Operator = (node, text): Written | undefined => {
  const call = node.parent;
  if (!ts.isObjectLiteralExpression(node) || !ts.isCallExpression(call)) return undefined;
  if (!ts.isPropertyAccessExpression(call.expression) || call.expression.name.text !== 'set') return undefined;
  if (node.properties.length < 2) return undefined;
  return { replacement: `{ ${node.properties.slice(0, -1).map(text).join(', ')} }` };
};

/** All mutation operators by name. */
export const operators: Readonly<Record<string, Operator>> = {
  comparison,
  logic,
  arithmetic,
  guard,
  branch,
  effect,
  truth,
  number,
  ternary,
  fallback,
  negation,
  list,
  bound,
  'sql function': sqlFunction,
  'sql text': sqlText,
  condition,
  column,
  ...chainOperators,
};
