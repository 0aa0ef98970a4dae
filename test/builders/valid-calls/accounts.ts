import { codeOf, giveTwoFactor, tokenTo, writeMails } from '../accounts.ts';
import { password, signedInAs } from '../signed-in.ts';
import type { Business } from './business.ts';
import type { Samples } from './sample.ts';

const newPassword = 'kiwi-river-42-lantern';
const person = { firstName: 'Lek', lastName: 'Counter', email: 'lek@example.com', phone: '+66 81 555 0100' };

/** The challenge that a sign-in returns for an account with two-factor authentication. */
const challenged = async (b: Business) => {
  const { id, email } = await signedInAs(b.app);
  await giveTwoFactor(b.app, id);
  const { problem } = await b.app.call('POST /auth/login', { body: { email, password } });
  return String(problem.details?.challenge);
};

/** The challenge that a sign-in returns for staff who must set up two-factor authentication. */
const enrolling = async (b: Business) => {
  await b.byAdmin('PUT /admin/settings', { body: { security: { enableTwoFactor: true } } });
  const { problem } = await b.app.call('POST /auth/login', { body: { email: b.clerk.email, password } });
  return String(problem.details?.challenge);
};

const colleague = async (b: Business) => (await signedInAs(b.app, { role: 'STAFF' })).id;

/** Calls for sign-in and accounts of customers and staff. */
export const accountCalls = {
  'POST /auth/login': ({ customer: { email } }) => ({ body: { email, password } }),
  'POST /auth/login/two-factor': async (b) => {
    const challenge = await challenged(b);
    const more = { challenge, code: await codeOf(b.app), trustComputer: true };
    return { headers: { 'sec-fetch-site': 'same-origin' }, body: { ...more, recoveryCode: undefined } };
  },
  'POST /auth/logout': ({ customer: { headers } }) => ({ headers }),
  'POST /auth/register': () => ({ body: { ...person, password: newPassword, acceptTerms: true, language: 'th' } }),
  'POST /auth/password-strength': () => ({ body: { password: newPassword, about: ['Lek'] } }),
  'GET /auth/me': () => ({}),
  'POST /auth/change-password': () => ({ body: { currentPassword: password, newPassword } }),
  'POST /auth/verify-email': async (b) => {
    await b.done('POST /auth/register', { body: { ...person, password: newPassword, acceptTerms: true } });
    await writeMails(b.app);
    return { body: { token: await tokenTo(b.app, person.email), password: newPassword } };
  },
  'POST /auth/resend-verification': async (b) => ({
    headers: (await signedInAs(b.app, { emailVerified: false })).headers,
  }),
  'POST /auth/change-email': () => ({ body: { email: 'new@example.com' } }),
  'POST /auth/password-reset': ({ customer: { email } }) => ({ body: { email } }),
  'POST /auth/password-reset/check': ({ writes }) => ({ body: writes['POST /auth/password-reset/check'] }),
  'POST /auth/password-reset/confirm': async (b) => {
    const { email } = await signedInAs(b.app);
    await b.done('POST /auth/password-reset', { body: { email } });
    await writeMails(b.app);
    return { body: { token: await tokenTo(b.app, email), newPassword } };
  },
  'POST /auth/proof': async ({ app, customer }) => {
    await giveTwoFactor(app, customer.id);
    return { body: { password, code: await codeOf(app), recoveryCode: undefined } };
  },
  'GET /auth/sessions': () => ({}),
  'DELETE /auth/sessions/:id': async ({ done, customer: { headers } }) => {
    const { data } = await done('GET /auth/sessions', { headers });
    return { params: { id: data[0]?.id ?? '' } };
  },
  'DELETE /auth/sessions': () => ({}),
  'POST /auth/two-factor': async (b) => [
    { headers: b.customer.headers, body: { password } },
    { body: { challenge: await enrolling(b) } },
  ],
  'POST /auth/two-factor/confirm': async (b) => {
    const challenge = await enrolling(b);
    const { secret } = (await b.done('POST /auth/two-factor', { body: { challenge } })).data;
    return { body: { challenge, code: await codeOf(b.app, { secret }) } };
  },
  'POST /auth/two-factor/recovery-codes': async ({ app, customer }) => {
    await giveTwoFactor(app, customer.id);
    return {};
  },
  'POST /auth/two-factor/disable': async ({ app, customer }) => {
    await giveTwoFactor(app, customer.id);
    return {};
  },
  'GET /auth/profile': () => ({}),
  'GET /account/points': () => ({}),
  'PUT /auth/profile': () => ({
    body: {
      firstName: 'Lek',
      lastName: 'Counter',
      phone: '+66 81 555 0100',
      language: 'th',
      dateOfBirth: '1990-02-28',
      licenseNumber: '1234',
      licenseExpiryDate: '2030-01-01',
      nationality: 'Thai',
      address: { street: '1 Silom', city: 'Bang Rak', province: 'Bangkok', postalCode: '10500', country: 'Thailand' },
    },
  }),
  'GET /auth/export': () => ({}),
  'POST /auth/delete-account': () => ({}),

  'GET /users': ({ list }) => ({ query: { ...list, role: 'STAFF', isActive: 'true' } }),
  'GET /users/:id': ({ clerk: { id } }) => ({ params: { id } }),
  'POST /users': () => [
    { body: { ...person, role: 'STAFF', password: newPassword } },
    { body: { ...person, role: 'STAFF', invite: true } },
  ],
  'PUT /users/:id': async (b) => ({
    params: { id: await colleague(b) },
    body: { ...person, role: 'ADMIN', isActive: true },
  }),
  'PATCH /users/:id/activate': async (b) => ({ params: { id: await colleague(b) } }),
  'PATCH /users/:id/deactivate': async (b) => ({ params: { id: await colleague(b) } }),
  'POST /users/:id/change-password': async (b) => ({ params: { id: await colleague(b) }, body: { newPassword } }),
  'POST /users/:id/invitation': async (b) => {
    const { data } = await b.byAdmin('POST /users', { body: { ...person, role: 'STAFF', invite: true } });
    return { params: { id: data.id } };
  },
  'POST /users/:id/two-factor/reset': async (b) => {
    const id = await colleague(b);
    await giveTwoFactor(b.app, id);
    return { params: { id } };
  },
  'DELETE /users/:id': async (b) => ({ params: { id: await colleague(b) } }),
} satisfies Partial<Samples>;
