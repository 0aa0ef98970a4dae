import { fill } from './fill.ts';
import { type ProblemParams, problemParams } from './problem-params.ts';
import { programProblems } from './problems/programs.ts';
import { staffProblems } from './problems/staff.ts';
import { visitorProblems } from './problems/visitors.ts';

const sentences = { ...visitorProblems, ...staffProblems, ...programProblems };

/** Everything with which the product refuses. A new one is a line in `problems/`, and its Thai beside it in `words/th`. */
export type ProblemCode = keyof typeof sentences;

type Facts = Readonly<Record<string, unknown>>;

/** What is wrong with one field: by its code for whoever has words of their own, and in English. */
export type FieldProblem = Readonly<{ code: ProblemCode; params?: ProblemParams; message: string }>;

/** By the path of the field, such as `customerInfo.email`. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** What is said of a field: `facts` fill the sentence, those that it has room for. */
export const fieldProblem = (code: ProblemCode, facts: Facts = {}): FieldProblem => {
  const sentence = sentences[code];
  const params = Object.fromEntries(
    Object.entries(problemParams(facts)).filter(([name]) => sentence.includes(`{{${name}}}`)),
  );
  const message = fill(sentence, params).replace(/\.$/, '');
  return { code, ...(Object.keys(params).length > 0 && { params }), message };
};

type More = Readonly<{
  fields?: FieldProblems;
  /** The field that the problem is about, where it is one: it is told the same beside it. */
  field?: string;
  /** Facts that the caller needs to go on, such as the quote that now holds; they fill the sentence too. */
  details?: Facts;
  /** Facts for the sentence alone. */
  params?: Facts;
  /** The sentence in English, where it is that of another code. */
  sentence?: ProblemCode | undefined;
}>;

/** The one error that a person may see. Every other error is a defect: logged whole, answered as a plain 500. */
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
    super(fill(sentences[sentence], problemParams(facts)));
    this.status = status;
    this.code = code;
    this.fields = field === undefined ? fields : { [field]: fieldProblem(sentence, facts), ...fields };
    this.details = details;
  }
}

/** 422: wrong answers of a form. The message joins what is said of its fields, each sentence once. */
export const wrongForm = (fields: FieldProblems, code: ProblemCode = 'form.invalid'): Problem => {
  const problem = new Problem(422, code, { fields });
  const messages = [...new Set(Object.values(fields).map(({ message }) => message))];
  if (messages.length > 0) problem.message = messages.join(', ');
  return problem;
};

/** As `wrongForm`, of one field. */
export const wrongField = (field: string, code: ProblemCode, facts?: Facts): Problem =>
  wrongForm({ [field]: fieldProblem(code, facts) });

/** A problem as the message of a zod issue, which is a text: the contract says it so, `readProblemText` reads it back. */
export const problemText: {
  <Code extends ProblemCode>(code: Code): Code;
  (code: ProblemCode, facts: Facts): string;
} = (code: ProblemCode, facts: Facts = {}) => {
  const params = new URLSearchParams(problemParams(facts));
  return params.size === 0 ? code : `${code}?${params}`;
};

/** `field.wrong` for a text that is none of ours. */
export const readProblemText = (text: string): FieldProblem => {
  const [code = '', params = ''] = text.split(/\?(.*)/s);
  return isProblemCode(code)
    ? fieldProblem(code, Object.fromEntries(new URLSearchParams(params)))
    : fieldProblem('field.wrong');
};

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(sentences, code);

/** Only for whoever is signed in, and nobody is. */
export const notSignedIn = () => new Problem(401, 'auth.required');

/** Only for others than who is signed in. */
export const notAllowed = () => new Problem(403, 'auth.forbidden');
