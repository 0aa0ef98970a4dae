import type { Language } from '#contract/fields.ts';
import { callerAddress } from '#kernel/caller-address.ts';
import type { Context, Steps } from '#platform/context.ts';
import { countRequest } from '#platform/database/request-count.ts';
import { enqueueRegistrationMail } from './mails/enqueue-mail.ts';
import { personalWordsOf, refuseWeakPassword } from './passwords/check-password-strength.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { insertUserUnlessEmailTaken } from './records/user-store.ts';
import { tooManyRegistrations } from './rules/problems.ts';

export type Registration = Readonly<{
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | undefined;
  password: string;
  language?: Language | undefined;
}>;

const MAX_REGISTRATIONS_PER_HOUR = 5;

/**
 * Registers a customer if the e-mail has no account yet. Neither the response nor its timing reveals whether it had one;
 * a mail to that address does. 422 `auth.password-weak`; 429 `auth.too-many-registrations` if `limitRate` is set.
 */
export const register = async (
  { step }: Steps,
  { password, ...person }: Registration,
  { limitRate }: { limitRate: boolean },
): Promise<void> => {
  await step(async (ctx) => {
    await refuseWeakPassword(ctx.tx, { password, about: personalWordsOf(person), field: 'password' });
    if (limitRate) await countRegistration(ctx);
  });
  const passwordHash = await hashPassword(password);

  await step(async (ctx) => {
    const { tx, now } = ctx;
    const { firstName, lastName, email, phone, language } = person;
    const id = await insertUserUnlessEmailTaken(tx, {
      firstName,
      lastName,
      email,
      phone: phone ?? null,
      language: language ?? 'en',
      role: 'CUSTOMER',
      emailVerified: false,
      passwordHash,
      createdAt: now,
      termsAcceptedAt: now,
    });
    await enqueueRegistrationMail(ctx, { email, isNew: id !== undefined });
  });
};

// Counted whether or not an account is created.
const countRegistration = async ({ tx, actor }: Context): Promise<void> => {
  const { current, ttl } = await countRequest(tx, `registrations ${callerAddress(actor.address)}`, 3_600_000);
  if (current > MAX_REGISTRATIONS_PER_HOUR) throw tooManyRegistrations(Math.ceil(ttl / 1000));
};
