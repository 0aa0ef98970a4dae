import ts from 'typescript';

/** The name under which instrumented code imports drizzle functions that its file lacks. */
export const SQL = '__sql';

/** The replacement of a node; `code` describes the original where it is not the node's own text. */
export type Written = Readonly<{ replacement: string; code?: string }>;
type TextOf = (node: ts.Node) => string;
export type Operator = (node: ts.Expression, text: TextOf) => Written | undefined;

export const callNamed = (name: string, call: ts.CallExpression, text: TextOf): string =>
  `${name}(${call.arguments.map(text).join(', ')})`;

/** Whether an `if` throws or returns. */
export const exits = ({ thenStatement }: ts.IfStatement): boolean => {
  const last = ts.isBlock(thenStatement) ? thenStatement.statements.at(-1) : thenStatement;
  return last !== undefined && (ts.isThrowStatement(last) || ts.isReturnStatement(last));
};

/** Whether a `+` concatenates strings. */
export const hasText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
    ? true
    : ts.isBinaryExpression(node) && (hasText(node.left) || hasText(node.right));
