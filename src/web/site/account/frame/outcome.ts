import { hasSomethingToRead } from '#kernel/people.ts';
import type { account } from '#words/en/account.ts';
import type { Failure } from '../../../api/failure.ts';
import { type FormProblem, formProblemOf, statusOfProblem } from '../../forms/form-problem.ts';
import { textOf } from '../../forms/form-text.ts';

export type FieldWord = keyof (typeof account)['problems'];

/** The result of submitting one of a page's small forms. */
export type Outcome =
  | Readonly<{ state: 'done' }>
  | Readonly<{ state: 'wrong'; fields: Readonly<Record<string, FieldWord>> }>
  | Readonly<{ state: 'refused'; problem: FormProblem }>;

/** Maps a reply to an outcome. `words`: the message key of each field that the server may reject. */
export const outcomeOf = (
  answer: Readonly<{ success: true }> | Failure,
  form: FormData,
  words: Readonly<Record<string, FieldWord>>,
): Outcome => {
  if (answer.success) return { state: 'done' };
  const wrong = Object.entries(words).filter(([name]) => name in answer.fields);
  if (wrong.length === 0) return { state: 'refused', problem: formProblemOf(answer) };
  return { state: 'wrong', fields: Object.fromEntries(wrong.map(([name, word]) => [name, sharper(form, name, word)])) };
};

/** For a required field left empty, the key that says so instead of the field's usual key. */
const sharper = (form: FormData, name: string, word: FieldWord): FieldWord => {
  const ifEmpty = required[word];
  if (!ifEmpty) return word;
  const text = textOf(form, name);
  const isEmpty = ifEmpty === 'passwordRequired' ? text === '' : !hasSomethingToRead(text);
  return isEmpty ? ifEmpty : word;
};

const required: Readonly<Partial<Record<FieldWord, FieldWord>>> = {
  firstName: 'firstNameRequired',
  lastName: 'lastNameRequired',
  phone: 'phoneRequired',
  email: 'emailRequired',
  passwordWrong: 'passwordRequired',
  codeWrong: 'codeRequired',
};

/** The HTTP status of the page that shows the outcome. */
export const statusOf = (outcome: Outcome): number => {
  if (outcome.state === 'refused') return statusOfProblem(outcome.problem);
  return outcome.state === 'wrong' ? 422 : 200;
};
