import ts from 'typescript';
import type { Operator } from './syntax.ts';

const linkOf = (node: ts.Node) =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && !node.expression.questionDotToken
    ? { before: node.expression.expression, name: node.expression.name, args: node.arguments }
    : undefined;

/** Removes a call from a method chain, keeping what precedes it. */
const without =
  (...names: string[]): Operator =>
  (node, text) => {
    const link = linkOf(node);
    if (!link || !names.includes(link.name.text)) return undefined;
    return { replacement: text(link.before), code: `.${link.name.text}(${link.args.map(text).join(', ')})` };
  };

/** Replaces a method of a chain by another. */
const instead =
  (pairs: Readonly<Record<string, string>>): Operator =>
  (node, text) => {
    const link = linkOf(node);
    if (!link || !Object.hasOwn(pairs, link.name.text)) return undefined;
    const other = pairs[link.name.text];
    const args = link.args.map(text).join(', ');
    return { replacement: `${text(link.before)}.${other}(${args})`, code: `.${link.name.text}(${args})` };
  };

export const chainOperators: Readonly<Record<string, Operator>> = {
  lock: without('for'),
  where: without('where', 'having'),
  filter: without('filter'),
  order: without('orderBy', 'toSorted', 'sort', 'toReversed'),
  portion: without('limit', 'offset', 'slice'),
  each: instead({ some: 'every', every: 'some' }),
  found: (node, text) => {
    const link = linkOf(node);
    if (link?.name.text !== 'find') return undefined;
    return { replacement: `${text(link.before)}.at(0)`, code: `.find(${link.args.map(text).join(', ')})` };
  },
};
