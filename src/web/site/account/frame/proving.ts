import type { Client } from '../../../api/client.ts';
import type { Failure } from '../../../api/failure.ts';
import { proofBody } from '../../../api/proof-body.ts';
import { textOf } from '../../forms/form-text.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** The form was not taken yet: the visitor is asked for the password, and the code where there is a second step. */
export type Proving = Readonly<{
  state: 'proving';
  withCode: boolean;
  /** What was sent, to be sent again with the proof. */
  carried: Readonly<Record<string, string>>;
  /** What was wrong with the proof given. */
  outcome: Outcome | null;
}>;

const ownFields: readonly string[] = ['section', 'proving', 'password', 'code'];

const carriedIn = (form: FormData): Proving['carried'] =>
  Object.fromEntries(
    [...form.keys()].filter((name) => !ownFields.includes(name)).map((name) => [name, textOf(form, name)]),
  );

/** Whether the form carries a proof: `with-code` or `password`. */
const proofIn = (form: FormData): string => textOf(form, 'proving');

/** Asks for the proof before anything is done. */
export const askProof = (form: FormData, withCode: boolean): Proving => ({
  state: 'proving',
  withCode,
  carried: carriedIn(form),
  outcome: null,
});

/** Takes a form: gives the proof that it carries, if any, then calls `take`; asks for a proof where the server wants one. */
export const whenProven = async <Taken extends object>(
  client: Client,
  form: FormData,
  take: () => Promise<Taken>,
): Promise<Taken | Proving> => {
  if (proofIn(form)) {
    const outcome = await giveProof(client, form);
    if (outcome.state !== 'done') return { ...askProof(form, proofIn(form) === 'with-code'), outcome };
  }
  const taken = await take();
  const needed = proofNeededBy(taken);
  return needed ? askProof(form, needed.details.withCode === true) : taken;
};

/** Proves who sends the form, by its password and code. */
export const giveProof = async ({ call }: Client, form: FormData): Promise<Outcome> => {
  const answer = await call('POST /auth/proof', { body: proofBody(form) });
  if (!answer.success && 'recoveryCode' in answer.fields) return { state: 'wrong', fields: { code: 'codeWrong' } };
  return outcomeOf(answer, form, { password: 'passwordWrong', code: 'codeWrong' });
};

const proofNeededBy = (taken: object): Failure | null => {
  const { problem } = taken as Partial<Extract<Outcome, { state: 'refused' }>>;
  return problem?.reason === 'refused' && problem.failure.error === 'auth.proof-needed' ? problem.failure : null;
};
