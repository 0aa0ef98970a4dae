import type { Client } from '../../../api/client.ts';
import type { Failure } from '../../../api/failure.ts';
import { isLanguage } from '../../../languages/language.ts';
import { textOf } from '../../forms/form-text.ts';
import { type FormTrouble, formTroubleOf, statusOfTrouble } from '../../forms/form-trouble.ts';
import { passwordTroubleIn } from '../password/field/password-trouble.ts';
import { type RegisterTrouble, registerTroubles } from './register-troubles.ts';
import { readWritten, type Written, writtenFields } from './written.ts';

/** How registering ended. For an e-mail that has an account already it ends alike: the mail alone tells. */
export type Registered =
  | Readonly<{ state: 'sent'; email: string }>
  | Readonly<{ state: 'wrong'; troubles: readonly RegisterTrouble[]; written: Written }>
  | Readonly<{ state: 'refused'; trouble: FormTrouble; written: Written }>;

export const sendRegistration = async (client: Client, form: FormData): Promise<Registered> => {
  const written = readWritten(form);
  const password = textOf(form, 'password');
  const troubles = registerTroubles(written, password);
  if (troubles.length > 0) return { state: 'wrong', troubles, written };
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
  const found = troublesIn(answer);
  if (found.length > 0) return { state: 'wrong', troubles: found, written };
  return { state: 'refused', trouble: formTroubleOf(answer), written };
};

/** What only the server finds wrong, at its field. */
const troublesIn = (failure: Failure): RegisterTrouble[] => {
  const unreadable = writtenFields.filter((field) => field in failure.fields);
  const why = passwordTroubleIn(failure, 'password');
  return [
    ...unreadable.map((field): RegisterTrouble => ({ field, sentence: 'unreadable' })),
    ...(why ? [{ field: 'password', why } as const] : []),
  ];
};

/** The HTTP status of the page that shows it. */
export const statusOf = (result: Registered): number => {
  if (result.state === 'sent') return 200;
  return result.state === 'wrong' ? 422 : statusOfTrouble(result.trouble);
};
