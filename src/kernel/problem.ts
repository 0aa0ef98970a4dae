import { fillPlaceholders } from './fill.ts';
import { type ProblemParams, problemParams } from './problem-params.ts';
import { programProblems } from './problems/programs.ts';
import { staffProblems } from './problems/staff.ts';
import { visitorProblems } from './problems/visitors.ts';

const sentences = { ...visitorProblems, ...staffProblems, ...programProblems };

/** Every error code of the product. To add one, add its English to `problems/` and its Thai to `words/th`. */
export type ProblemCode = keyof typeof sentences;

type Facts = Readonly<Record<string, unknown>>;

/** An error in one field: its code, for clients with their own translations, and the English message. */
export type FieldProblem = Readonly<{ code: ProblemCode; params?: ProblemParams; message: string }>;

/** Keyed by field path, such as `customerInfo.email`. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** Builds the error of a field. Only `facts` that the sentence has a placeholder for become `params`. */
export const fieldProblem = (code: ProblemCode, facts: Facts = {}): FieldProblem => {
  const sentence = sentences[code];
  const params = Object.fromEntries(
    Object.entries(problemParams(facts)).filter(([name]) => sentence.includes(`{{${name}}}`)),
  );
  const message = fillPlaceholders(sentence, params).replace(/\.$/, '');
  return { code, ...(Object.keys(params).length > 0 && { params }), message };
};

type More = Readonly<{
  fields?: FieldProblems;
  /** The field at fault; the same sentence is shown beside it. */
  field?: string;
  /** Facts returned to the caller, such as the current quote; also available as placeholders of the sentence. */
  details?: Facts;
  /** Placeholder values that are not returned to the caller. */
  params?: Facts;
  /** The code whose English sentence to use, if not `code`'s own. */
  sentence?: ProblemCode | undefined;
}>;

/** The only error whose message a client may see. Any other error is a defect: logged in full, answered as 500. */
export class Problem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly fields: FieldProblems;
  readonly details: Facts;

  constructor(
    status: number,
    code: ProblemCode,
    { field, fields = {}, details = {}, params = {}, sentence = code }: More = {},
  ) {
    const facts = { ...details, ...params };
    super(fillPlaceholders(sentences[sentence], problemParams(facts)));
    this.status = status;
    this.code = code;
    this.fields = field === undefined ? fields : { [field]: fieldProblem(sentence, facts), ...fields };
    this.details = details;
  }
}

/**
 * 422 for invalid form fields. The message joins the distinct messages of the fields; one that any field could have, such
 * as "This is required", begins with the field's name.
 */
export const wrongForm = (fields: FieldProblems, code: ProblemCode = 'form.invalid', details: Facts = {}): Problem => {
  const problem = new Problem(422, code, { fields, details });
  const messages = [...new Set(Object.entries(fields).map(named))];
  if (messages.length > 0) problem.message = messages.join(', ');
  return problem;
};

/** 422 `form.invalid` with the given problems, if there are any. */
export const refuseWrong = (fields: FieldProblems): void => {
  if (Object.keys(fields).length > 0) throw wrongForm(fields);
};

const named = ([name, { code, message }]: readonly [string, FieldProblem]): string =>
  code.startsWith('field.') ? `${name}: ${message}` : message;

/** `wrongForm` for a single field. */
export const wrongField = (field: string, code: ProblemCode, facts?: Facts): Problem =>
  wrongForm({ [field]: fieldProblem(code, facts) });

/** Encodes a code and its facts as the message of a zod issue, for the contract. `readProblemText` decodes it. */
export const problemText: {
  <Code extends ProblemCode>(code: Code): Code;
  (code: ProblemCode, facts: Facts): string;
} = (code: ProblemCode, facts: Facts = {}) => {
  const params = new URLSearchParams(problemParams(facts));
  return params.size === 0 ? code : `${code}?${params}`;
};

/** Decodes a `problemText`. Returns `field.wrong` for any other text. */
export const readProblemText = (text: string): FieldProblem => {
  const [code = '', params = ''] = text.split(/\?(.*)/s);
  return isProblemCode(code)
    ? fieldProblem(code, Object.fromEntries(new URLSearchParams(params)))
    : fieldProblem('field.wrong');
};

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(sentences, code);

/** 401: the call needs a signed-in user. */
export const notSignedIn = () => new Problem(401, 'auth.required');

/** 403: the caller has no permission. */
export const notAllowed = () => new Problem(403, 'auth.forbidden');
