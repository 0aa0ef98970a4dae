import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { codeOf } from '#test/builders/accounts.ts';
import { password, signedInAs } from '#test/builders/signed-in.ts';
import type { Office, Preparations } from './office.ts';

/** The token of an e-mailed link. */
const linkFor = async (office: Office, purpose: 'verify-email' | 'reset-password') => {
  const { id, email } = await signedInAs(office, { emailVerified: false });
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  await office.step(({ tx, now }) =>
    tx.execute(sql`
      insert into mail_link (token_hash, user_id, purpose, email, created_at, expires_at)
      values (${hash}, ${id}, ${purpose}, ${email}, ${now.toString()}, ${now.add({ hours: 1 }).toString()})`),
  );
  return token;
};

const begun = async (office: Office) => {
  await office.forgive();
  const person = await office.customer();
  const { headers } = person;
  const { data } = await office.call('POST /auth/two-factor', { headers, body: { password } });
  return { ...person, secret: data.secret };
};

/** A user with two-factor authentication. */
const enrolled = async (office: Office) => {
  const person = await begun(office);
  const { headers, secret } = person;
  const code = await codeOf(office, { secret });
  await office.call('POST /auth/two-factor/confirm', { headers, body: { code } });
  return person;
};

const challengeOf = async (office: Office, email: string): Promise<string> => {
  const { json } = await office.ask({
    method: 'POST',
    target: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ email, password })),
  });
  return (json as { details: { challenge: string } }).details.challenge;
};

const anotherPassword = 'nine ferries leave before the rain';

const address = { street: '', city: 'Bangkok', province: '', postalCode: '10200', country: '' };

export const accountCalls: Preparations = {
  'POST /auth/login': async (office) => {
    await office.forgive();
    return { body: { email: (await office.customer()).email, password } };
  },
  'POST /auth/login/two-factor': async (office) => {
    const { email, secret } = await enrolled(office);
    // The current code was used for the enrolment, so this takes the next one.
    return {
      body: { challenge: await challengeOf(office, email), code: await codeOf(office, { secret, seconds: 30 }) },
    };
  },
  'POST /auth/register': async (office) => ({
    body: {
      firstName: 'Lek',
      lastName: 'Rider',
      email: `rider${office.number()}@example.com`,
      acceptTerms: true,
      password: anotherPassword,
    },
  }),
  'POST /auth/password-strength': async () => ({ body: { password: anotherPassword } }),
  'PUT /auth/profile': async () => ({ body: { firstName: 'Lek', address } }),
  'POST /auth/change-password': async (office) => {
    await office.forgive();
    const { headers } = await office.customer();
    return { headers, body: { currentPassword: password, newPassword: anotherPassword } };
  },
  'POST /auth/verify-email': async (office) => {
    await office.forgive();
    return { body: { token: await linkFor(office, 'verify-email'), password } };
  },
  'POST /auth/resend-verification': async (office) => {
    const { headers } = await signedInAs(office, { emailVerified: false });
    return { headers };
  },
  'POST /auth/change-email': async (office) => {
    const { headers } = await office.customer();
    return { headers, body: { email: `rider${office.number()}@example.com` } };
  },
  'POST /auth/proof': async (office) => {
    await office.forgive();
    const { headers } = await office.customer();
    return { headers, body: { password } };
  },
  'POST /auth/password-reset': async (office) => ({ body: { email: (await office.customer()).email } }),
  'POST /auth/password-reset/check': async () => ({ body: { token: 'x'.repeat(43) } }),
  'POST /auth/password-reset/confirm': async (office) => ({
    body: { token: await linkFor(office, 'reset-password'), newPassword: anotherPassword },
  }),
  'DELETE /auth/sessions/:id': async (office) => {
    const { headers } = await office.customer();
    const { data } = await office.call('GET /auth/sessions', { headers });
    return { headers, params: { id: data[0]?.id ?? '' } };
  },
  'POST /auth/two-factor': async (office) => {
    await office.forgive();
    const { headers } = await office.customer();
    return { headers, body: { password } };
  },
  'POST /auth/two-factor/confirm': async (office) => {
    const { headers, secret } = await begun(office);
    return { headers, body: { code: await codeOf(office, { secret }) } };
  },
  'POST /auth/two-factor/recovery-codes': async (office) => ({ headers: (await enrolled(office)).headers }),
  'POST /auth/two-factor/disable': async (office) => ({ headers: (await enrolled(office)).headers }),
  'POST /auth/delete-account': async (office) => ({ headers: (await office.customer()).headers }),
};
