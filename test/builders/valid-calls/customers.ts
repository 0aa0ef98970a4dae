import { sql } from 'drizzle-orm';
import { message } from '../contact.ts';
import { customerMade } from '../customers.ts';
import type { Business } from './business.ts';
import type { Samples } from './sample.ts';

const made = ({ app, clerk }: Business) => customerMade(app, clerk.headers);

const person = {
  firstName: 'Lek',
  lastName: 'Counter',
  email: 'lek@example.com',
  phone: '+66 81 555 0100',
  dateOfBirth: '1990-02-28',
  nationality: 'Thai',
  passportNumber: 'AA123',
  licenseNumber: '1234',
  licenseExpiryDate: '2030-01-01',
  address: { street: '1 Silom', city: 'Bang Rak', state: 'Bangkok', country: 'Thailand', zipCode: '10500' },
  notes: 'Prefers automatic cars',
  doNotRentReason: 'Left the last car damaged',
};

const scanned = async (b: Business) => {
  const { id } = await made(b);
  const form = new FormData();
  form.set('document', new Blob([new Uint8Array(b.photo)]), 'passport.jpg');
  const url = `/api/admin/customers/${id}/documents/passport`;
  const reply = await b.app.server.inject({ method: 'POST', url, headers: b.clerk.headers, payload: form });
  const { data } = await b.byClerk('GET /admin/customers/:id', { params: { id } });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return { id, documentId: data.documents[0]?.id ?? '' };
};

const written = async (b: Business) => {
  await b.done('POST /contact', { body: message() });
  return (await b.byClerk('GET /contact')).data[0]?.id ?? '';
};

/** Calls for customers, and for messages to and from them. */
export const customerCalls = {
  'GET /admin/customers': ({ list }) => ({ query: { ...list, status: 'active', sort: 'name' } }),
  'GET /admin/customers/export': () => ({
    query: { search: 'a', status: 'active', sort: 'name', columns: 'name.email', language: 'th' },
  }),
  'GET /admin/customers/:id': async (b) => ({ params: { id: (await made(b)).id } }),
  'POST /admin/customers': () => ({ body: { ...person, language: 'th', invite: true } }),
  'PUT /admin/customers/:id': async (b) => {
    const { id, version } = await made(b);
    return { params: { id }, body: { ...person, version, correctBookings: true } };
  },
  'DELETE /admin/customers/:id': async (b) => ({ params: { id: (await made(b)).id } }),
  'POST /admin/customers/:id/restore': async (b) => {
    const { id } = await made(b);
    await b.app.db.execute(sql`update customer set archived_at = created_at where id = ${id}`);
    return { params: { id } };
  },
  'POST /admin/customers/:id/anonymise': async (b) => {
    const { id, version } = await made(b);
    return { params: { id }, body: { version } };
  },
  'POST /admin/customers/:id/documents/:kind': async (b) => ({
    params: { id: (await made(b)).id, kind: 'passport' },
    files: [b.photo],
  }),
  'GET /admin/customers/:id/documents/:documentId': async (b) => ({ params: await scanned(b) }),
  'DELETE /admin/customers/:id/documents/:documentId': async (b) => ({ params: await scanned(b) }),

  'GET /notices/outbox': ({ list }) => ({ query: { ...list, status: 'sent' } }),
  'GET /notices/outbox/:id': async (b) => ({ params: { id: await mailed(b) } }),
  'POST /notices/outbox/:id/resend': async (b) => ({ params: { id: await mailed(b) } }),

  'GET /contact/form': () => ({}),
  'POST /contact': ({ stamp }) => ({ body: { ...message(), stamp, website: '' } }),
  'GET /contact': ({ list }) => ({ query: { ...list, status: 'new' } }),
  'GET /contact/counts': () => ({}),
  'GET /contact/:id': async (b) => ({ params: { id: await written(b) } }),
  'PATCH /contact/:id': async (b) => ({ params: { id: await written(b) }, body: { status: 'read', from: 'new' } }),
  'POST /contact/:id/reply': async (b) => ({
    params: { id: await written(b) },
    body: { reply: 'Yes, it is in the car.', repliesSeen: 0 },
  }),
  'DELETE /contact/:id': async (b) => ({ params: { id: await written(b) } }),
} satisfies Partial<Samples>;

const mailed = async (b: Business) => {
  await b.app.runJob('mail-booking-received', { bookingId: (await b.booked()).id });
  return (await b.byAdmin('GET /notices/outbox')).data[0]?.id ?? '';
};
