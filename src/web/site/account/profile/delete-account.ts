import type { Client } from '../../../api/client.ts';
import { textOf } from '../../forms/form-text.ts';
import { type Outcome, outcomeOf } from '../frame/outcome.ts';

/** The end of an account. Only whoever knows its password ends it. */
export const deleteAccount = async ({ call }: Client, form: FormData): Promise<Outcome> => {
  const answer = await call('POST /auth/delete-account', { body: { password: textOf(form, 'password') } });
  return outcomeOf(answer, form, { password: 'passwordWrong' });
};
