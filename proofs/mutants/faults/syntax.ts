import ts from 'typescript';

/** How the instrumented code names drizzle's functions that its file did not import. */
export const SQL = '__sql';

/** What stands in place of a node; `code` is how people see what was there, where that is not the node itself. */
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

/** Whether a sum joins texts. */
export const hasText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
    ? true
    : ts.isBinaryExpression(node) && (hasText(node.left) || hasText(node.right));
