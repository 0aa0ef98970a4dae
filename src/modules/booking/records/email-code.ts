import { timingSafeEqual } from 'node:crypto';
import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';
import type { Sealer } from '#platform/secrets/sealer.ts';
import { lettersFrom, readReference } from '../rules/reference.ts';

const HALF_AN_HOUR = 1_800_000;
/** Too many to guess while a code holds, so that no tries are counted. */
const LENGTH = 8;

type Mailbox = Readonly<{ email: string; now: Temporal.Instant }>;

/**
 * The code mailed to whoever must show that they read an e-mail: eight characters, the same for everybody who asks
 * within half an hour. It is worked out from the key of the secrets, and stored nowhere.
 */
export const emailCode = ({ digest }: Sealer, { email, now }: Mailbox): string => {
  const halfHour = Math.floor(now.epochMilliseconds / HALF_AN_HOUR);
  return lettersFrom(digest(`${email.toLowerCase()} ${halfHour}`, 'code of an e-mail'), LENGTH);
};

/** What is wrong with the code that a visitor typed; nothing without one. */
export const codeProblems = (sealer: Sealer, mailbox: Mailbox, typed: string): FieldProblems =>
  typed && !isEmailCode(sealer, mailbox, typed) ? { emailCode: fieldProblem('booking.email-code-wrong') } : {};

/** Whether a typed code is that of the e-mail, from this half hour or the one before. */
export const isEmailCode = (sealer: Sealer, { email, now }: Mailbox, typed: string): boolean => {
  const code = Buffer.from(readReference(typed));
  return [now, now.subtract({ milliseconds: HALF_AN_HOUR })].some((then) => {
    const expected = Buffer.from(emailCode(sealer, { email, now: then }));
    return expected.length === code.length && timingSafeEqual(expected, code);
  });
};
