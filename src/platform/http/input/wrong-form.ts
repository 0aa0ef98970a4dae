import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { Problem } from '#kernel/problem.ts';

/** Checks a part of a request by its shape in the contract; 422 `form.invalid` with a sentence for each wrong field. */
export const checkedByShape: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (sent: unknown) => {
    const { data, error } = schema.safeParse(sent, { error: sentenceFor });
    return error ? { error: formInvalid(fieldsOf(error)) } : { value: data };
  };

/** A wrong form with what else is wrong of it; any other error as it is. */
export const withAlsoWrong = async (error: unknown, look: () => Promise<Record<string, string>>): Promise<unknown> =>
  error instanceof Problem && error.code === CODE ? formInvalid({ ...(await look()), ...error.fields }) : error;

const CODE = 'form.invalid';

const formInvalid = (fields: Readonly<Record<string, string>>) =>
  new Problem(422, CODE, [...new Set(Object.values(fields))].join(', '), { fields });

const fieldsOf = ({ issues }: z.ZodError) => {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.join('.') || 'request'] ??= message;
  return fields;
};

const ofKind: Readonly<Record<string, string>> = {
  boolean: 'Use true or false',
  stringbool: 'Use true or false',
  number: 'Use a number',
  int: 'Use a whole number',
  string: 'Use a text',
  array: 'Use a list',
};

/** What is wrong of a field where its shape has no sentence of its own. */
export const sentenceFor: z.core.$ZodErrorMap = (issue) => {
  const { code, input, path = [] } = issue;
  if (code === 'invalid_type' && path.length === 0) return 'Send what this call needs as JSON';
  if (input === undefined) return 'This is required';
  const kind = 'expected' in issue ? ofKind[String(issue.expected)] : undefined;
  if (kind) return kind;
  if (code === 'invalid_value')
    return `Choose ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(issue.values.map(String))}`;
  if (code === 'invalid_format' && issue.format === 'uuid') return 'This is not an id';
  if (code === 'too_small') return tooSmall(issue);
  if (code === 'too_big') return `At most ${amountOf(issue.origin, issue.maximum)}`;
  return 'This value is wrong';
};

const tooSmall = ({ origin, minimum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>) =>
  origin === 'string' && minimum === 1 ? 'This is required' : `At least ${amountOf(origin, minimum)}`;

const amountOf = (origin: string, count: number | bigint) =>
  `${count.toLocaleString('en-US')}${origin === 'string' ? ' characters' : ''}`;
