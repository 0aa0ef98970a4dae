import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Only files with one of these words can read the machine's time zone. */
const words =
  /\b(Date|DateTimeFormat|toLocale\w*String|toDateString|toTimeString|getTimezoneOffset|timeZoneId|Now|[acm]time|birthtime|[gs]et(Year|FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds))\b/;

const localParts =
  /^([gs]et(Year|FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)|getTimezoneOffset|to(Date|Time)?String)$/;
const saysItsZone = /(Z|[+-]\d\d:?\d\d)$/;

/** The expressions that read the machine's time zone, as `path: expression`. `texts` are in-memory files by path. */
export const zoneReads = (paths: readonly string[], texts: Readonly<Record<string, string>> = {}): string[] => {
  const options = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.Preserve, lib: ['lib.esnext.full.d.ts'] };
  const settings = { ...options, allowImportingTsExtensions: true, strict: true, noEmit: true, skipLibCheck: true };
  const host = ts.createCompilerHost(settings, true);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => path in texts || fileExists(path);
  host.readFile = (path) => texts[path] ?? readFile(path);
  host.getSourceFile = (path, ...more) =>
    texts[path] === undefined
      ? getSourceFile(path, ...more)
      : ts.createSourceFile(path, texts[path], ts.ScriptTarget.ESNext, true);
  const suspects = [...paths.filter((path) => words.test(readFileSync(path, 'utf8'))), ...Object.keys(texts)];
  const program = ts.createProgram(suspects, settings, host);
  return suspects.flatMap((path) => {
    const file = program.getSourceFile(path);
    return file ? readsIn(file, program.getTypeChecker()).map((text) => `${path}: ${text}`) : [];
  });
};

const readsIn = (file: ts.SourceFile, checker: ts.TypeChecker): string[] => {
  const reads: string[] = [];
  const visit = (node: ts.Node) => {
    if (readsZone(node, checker)) reads.push(node.getText(file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return reads;
};

const readsZone = (node: ts.Node, checker: ts.TypeChecker): boolean => {
  const typeOf = (of: ts.Node) => checker.getTypeAtLocation(of);
  const isDate = (of: ts.Node) => typeOf(of).symbol?.name === 'Date';
  const isText = (of: ts.Node) => (typeOf(of).flags & (ts.TypeFlags.NumberLike | ts.TypeFlags.Object)) === 0;

  // A Date in a template string is formatted in the machine's time zone.
  if (ts.isTemplateSpan(node)) return isDate(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return isDate(node.left) || isDate(node.right);
  if (ts.isPropertyAccessExpression(node)) {
    if (node.getText() === 'Temporal.Now.timeZoneId') return true;
    return localParts.test(node.name.text) && isDate(node.expression);
  }
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;

  const { expression } = node;
  const given = node.arguments ?? [];
  const name = expression.getText();
  const [first] = given;
  if (name === 'Intl.DateTimeFormat') return !given.some(namesZone);
  if (/^Temporal\.Now\.\w+ISO$/.test(name)) return !first;
  if (name === 'String') return first !== undefined && isDate(first);
  if (name === 'Date' && ts.isCallExpression(node)) return true;
  if (name === 'Date' || name === 'Date.parse')
    return given.length > 1 || (first !== undefined && isText(first) && !saysItsZone.test(endOf(first)));
  if (ts.isPropertyAccessExpression(expression) && /^toLocale\w*String$/.test(expression.name.text))
    return /^(Date|Instant)$/.test(typeOf(expression.expression).symbol?.name ?? '') && !given.some(namesZone);
  return false;
};

const namesZone = (given: ts.Node): boolean =>
  (ts.isPropertyAssignment(given) && given.name.getText() === 'timeZone') ||
  (ts.forEachChild(given, (child) => namesZone(child) || undefined) ?? false);

const endOf = (text: ts.Node): string => {
  if (ts.isStringLiteralLike(text)) return /^\d{4}(-\d\d){0,2}$/.test(text.text) ? 'Z' : text.text;
  return ts.isTemplateExpression(text) ? (text.templateSpans.at(-1)?.literal.text ?? '') : '';
};
