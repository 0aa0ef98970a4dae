import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import {
  type FieldProblem,
  type FieldProblems,
  fieldProblem,
  Problem,
  problemText,
  readProblemText,
  wrongForm,
} from '#kernel/problem.ts';

/** How many wrong fields a refusal tells of at most. No form has so many. */
const MOST_TOLD = 1000;

/** Validates a part of a request against the contract; 422 `form.invalid` with an error for each invalid field. */
export const checkedByShape: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (sent: unknown) => {
    const { data, error } = schema.safeParse(sent, { error: usualProblem });
    return error ? { error: wrongForm(fieldProblemsOf(error)) } : { value: data };
  };

/** 422 `form.invalid` with every name in the body of a call that takes none. */
export const refuseBody = (body: unknown): void => {
  const names = Object.keys(Object(body)).slice(0, MOST_TOLD);
  if (names.length > 0) throw wrongForm(Object.fromEntries(names.map((name) => [name, fieldProblem('field.unknown')])));
};

type Look = (fields: Record<string, unknown>) => FieldProblems | Promise<FieldProblems>;

/** Adds to a body of a wrong shape what `look` finds wrong with its other fields; any other error stays as it is. */
export const withAlsoWrong = async (error: unknown, body: unknown, look: Look): Promise<unknown> => {
  if (!(error instanceof Problem) || Object(error).validationContext !== 'body') return error;
  const wrong = new Set(Object.keys(error.fields).map((path) => path.split('.')[0]));
  const others = Object.fromEntries(Object.entries(Object(body)).filter(([name]) => !wrong.has(name)));
  return wrongForm({ ...(await look(others)), ...error.fields });
};

/** The first problem of each field. */
export const fieldProblemsOf = ({ issues }: z.ZodError): FieldProblems => {
  const fields: Record<string, FieldProblem> = {};
  for (const issue of issues.slice(0, MOST_TOLD))
    for (const path of pathsOf(issue)) fields[path.join('.') || 'request'] ??= readProblemText(issue.message);
  return fields;
};

const pathsOf = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, MOST_TOLD).map((name) => [...issue.path, name])
    : [issue.path];

const ofKind: Readonly<Record<string, string>> = {
  boolean: problemText('field.boolean'),
  stringbool: problemText('field.boolean'),
  number: problemText('field.number'),
  int: problemText('field.whole-number'),
  string: problemText('field.text'),
  array: problemText('field.list'),
};

/** The default error of a field whose schema does not define one. */
export const usualProblem: z.core.$ZodErrorMap = (issue) => {
  const { code, input, path = [] } = issue;
  if (code === 'unrecognized_keys') return problemText('field.unknown');
  if (code === 'invalid_type' && path.length === 0) return problemText('field.json');
  if (input === undefined) return problemText('field.required');
  const kind = 'expected' in issue ? ofKind[String(issue.expected)] : undefined;
  if (kind) return kind;
  if (code === 'invalid_value') return problemText('field.one-of', { values: listed(issue.values) });
  if (code === 'invalid_format' && issue.format === 'uuid') return problemText('field.id');
  if (code === 'too_small') return tooSmall(issue);
  if (code === 'too_big') return tooBig(issue);
  return problemText('field.wrong');
};

const listed = (values: readonly unknown[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(values.map(String));

const tooSmall = ({ origin, minimum: min }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>) => {
  if (origin !== 'string') return problemText('field.at-least', { min: Number(min) });
  return min === 1 ? problemText('field.required') : problemText('field.too-short', { min: Number(min) });
};

const tooBig = ({ origin, maximum: max }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>) =>
  problemText(origin === 'string' ? 'field.too-long' : 'field.at-most', { max: Number(max) });
