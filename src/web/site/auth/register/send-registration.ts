import type { Client } from '../../../api/client.ts';
import type { Failure } from '../../../api/failure.ts';
import { isLanguage } from '../../../languages/language.ts';
import { type FormProblem, formProblemOf, statusOfProblem } from '../../forms/form-problem.ts';
import { textOf } from '../../forms/form-text.ts';
import { passwordProblemIn } from '../password/field/password-problem.ts';
import { readStrength } from '../password/field/strength.ts';
import { type RegisterProblem, registerProblems, withWeakPassword } from './register-problems.ts';
import { readWritten, type Written, writtenFields } from './written.ts';

/** The result of registering. The same if the e-mail already has an account: only the mail reveals that. */
export type Registered =
  | Readonly<{ state: 'sent'; email: string }>
  | Readonly<{ state: 'wrong'; problems: readonly RegisterProblem[]; written: Written }>
  | Readonly<{ state: 'refused'; problem: FormProblem; written: Written }>;

export const sendRegistration = async (client: Client, form: FormData): Promise<Registered> => {
  const written = readWritten(form);
  const password = textOf(form, 'password');
  const problems = registerProblems(written, password);
  if (problems.length > 0) {
    const { firstName, lastName, email } = written;
    const strength = password === '' ? null : await readStrength(client, password, [firstName, lastName, email]);
    return { state: 'wrong', problems: withWeakPassword(problems, strength), written };
  }
  const { phone, acceptTerms: _, ...person } = written;
  const language = textOf(form, 'language');
  const answer = await client.call('POST /auth/register', {
    body: {
      ...person,
      ...(phone !== '' && { phone }),
      password,
      acceptTerms: true,
      ...(isLanguage(language) && { language }),
    },
  });
  if (answer.success) return { state: 'sent', email: written.email };
  const serverProblems = problemsIn(answer);
  if (serverProblems.length > 0) return { state: 'wrong', problems: serverProblems, written };
  return { state: 'refused', problem: formProblemOf(answer), written };
};

/** Field problems that only the server finds. */
const problemsIn = (failure: Failure): RegisterProblem[] => {
  const unreadable = writtenFields.filter((field) => field in failure.fields);
  const why = passwordProblemIn(failure, 'password');
  return [
    ...unreadable.map((field): RegisterProblem => ({ field, sentence: 'unreadable' })),
    ...(why ? [{ field: 'password', why } as const] : []),
  ];
};

/** The HTTP status of the page that shows the result. */
export const statusOf = (result: Registered): number => {
  if (result.state === 'sent') return 200;
  return result.state === 'wrong' ? 422 : statusOfProblem(result.problem);
};
