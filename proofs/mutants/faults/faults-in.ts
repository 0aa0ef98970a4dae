import ts from 'typescript';
import type { Fault } from './fault.ts';
import { operators } from './operators.ts';

/** All faults that can be planted in a file, in source order. */
export const faultsIn = (file: string, source: string): Omit<Fault, 'id'>[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const text = (node: ts.Node) => node.getText(tree);
  const faults: Omit<Fault, 'id'>[] = [];
  const visit = (node: ts.Node) => {
    if (isSilent(node)) return;
    if (isExpression(node) && !isBound(node)) {
      for (const [operator, write] of Object.entries(operators)) {
        const written = write(node, text);
        if (!written) continue;
        const start = node.getStart(tree);
        faults.push({
          file,
          operator,
          start,
          end: node.end,
          replacement: written.replacement,
          line: tree.getLineAndCharacterOfPosition(start).line + 1,
          within: declarationOf(node),
          code: (written.code ?? text(node)).replace(/\s+/g, ' '),
          isAtLoad: !isInFunction(node),
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return faults;
};

/** Nodes without runtime expressions: types, imports and exports. */
const isSilent = (node: ts.Node) =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

const isExpression = (node: ts.Node): node is ts.Expression =>
  ts.isExpression(node) && !(ts.isPropertyAssignment(node.parent) && node.parent.name === node);

/** Whether parentheses would change the meaning: an assignment's left side, or the middle of `a?.b.c`. */
const isBound = (node: ts.Expression) => {
  const { parent } = node;
  const goesOn =
    ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent) || ts.isCallExpression(parent);
  if (goesOn && parent.expression === node && ts.isOptionalChain(parent)) return true;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    parent.operatorToken.kind <= ts.SyntaxKind.LastAssignment
  );
};

const isInFunction = (node: ts.Node): boolean =>
  node.parent !== undefined && (ts.isFunctionLike(node.parent) || isInFunction(node.parent));

const declarationOf = (node: ts.Node): string => {
  if (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent)) return node.name.getText();
  if (ts.isFunctionDeclaration(node)) return node.name?.text ?? 'default';
  return node.parent === undefined ? 'file' : declarationOf(node.parent);
};
