import type { Client } from '../../../api/client.ts';
import type { Failure } from '../../../api/failure.ts';
import { isLanguage } from '../../../languages/language.ts';
import { textOf } from '../../forms/form-text.ts';
import { type ContactProblem, contactProblems } from './contact-problems.ts';
import { contactFields, readWritten, type Written } from './written.ts';

/** Why a message with valid fields was rejected. */
export type Refused = 'failed' | 'too-fast' | 'stale' | 'too-many';

/** The result of sending. A rejected message returns the typed values and the stamp for another try. */
export type ContactResult =
  | Readonly<{ state: 'sent' }>
  | Readonly<{ state: 'wrong'; problems: readonly ContactProblem[]; written: Written; stamp: string }>
  | Readonly<{ state: 'refused'; reason: Refused; written: Written; stamp: string }>;

export const sendContact = async (client: Client, form: FormData): Promise<ContactResult> => {
  const written = readWritten(form);
  const stamp = textOf(form, 'stamp');
  const problems = contactProblems(written);
  if (problems.length > 0) return { state: 'wrong', problems, written, stamp };
  const language = textOf(form, 'language');
  const answer = await client.call('POST /contact', {
    body: {
      ...written,
      language: isLanguage(language) ? language : 'en',
      stamp: stamp.slice(0, 200),
      website: textOf(form, 'website').slice(0, 2000),
    },
  });
  if (answer.success) return { state: 'sent' };
  const refusedFields = contactFields.filter((field) => field in answer.fields);
  if (refusedFields.length > 0)
    return {
      state: 'wrong',
      problems: refusedFields.map((field) => ({ field, sentence: 'unreadable' })),
      written,
      stamp,
    };
  const reason = reasonOf(answer);
  return { state: 'refused', reason, written, stamp: reason === 'stale' ? await newStamp(client, stamp) : stamp };
};

const reasonOf = ({ status, error }: Failure): Refused => {
  if (error === 'contact.too-fast') return 'too-fast';
  if (error === 'contact.stale-form') return 'stale';
  return status === 429 ? 'too-many' : 'failed';
};

const newStamp = async ({ call }: Client, before: string) => {
  const form = await call('GET /contact/form');
  return form.success ? form.data.stamp : before;
};

/** The HTTP status of the page that shows the result. */
export const statusOf = (result: ContactResult): number => {
  if (result.state === 'sent') return 200;
  return result.state === 'wrong' ? 422 : statuses[result.reason];
};

const statuses: Readonly<Record<Refused, number>> = { failed: 503, 'too-fast': 422, stale: 422, 'too-many': 429 };
