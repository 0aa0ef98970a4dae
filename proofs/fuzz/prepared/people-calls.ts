import { sql } from 'drizzle-orm';
import { password } from '#test/builders/signed-in.ts';
import { type Office, once, type Preparations } from './office.ts';
import { booked, seen } from './rentals.ts';

const newCustomer = (office: Office) => ({
  firstName: 'Lek',
  lastName: 'Counter',
  phone: '+66 81 555 0100',
  email: `client${office.number()}@example.com`,
});

/** A customer without an account, since hashing a password for each would be slow. */
const client = async (office: Office) => {
  const { firstName, lastName, email, phone } = newCustomer(office);
  const id = await office.step(async ({ tx, now }) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into customer (email, first_name, last_name, phone, created_at)
      values (${email}, ${firstName}, ${lastName}, ${phone}, ${now.toString()}) returning id`);
    return rows[0]?.id ?? '';
  });
  return (await office.call('GET /admin/customers/:id', { params: { id } })).data;
};
const ofClient = async (office: Office) => ({ params: { id: (await client(office)).id } });

const newColleague = (office: Office) => ({
  firstName: 'Lek',
  lastName: 'Colleague',
  role: 'STAFF' as const,
  email: `colleague${office.number()}@example.com`,
});

const colleague = async (office: Office) =>
  (await office.call('POST /users', { body: { ...newColleague(office), invite: true } })).data;
const ofColleague = async (office: Office) => ({ params: { id: (await colleague(office)).id } });

const withDocument = async (office: Office) => {
  const { id } = await client(office);
  const boundary = 'document';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="document"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const { json } = await office.ask({
    method: 'POST',
    target: `/api/admin/customers/${id}/documents/passport`,
    headers: { ...(await office.admin()), 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), office.picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { params: { id, documentId: (json as { data: { id: string } }).data.id } };
};

export const peopleCalls: Preparations = {
  'GET /admin/customers/:id': ofClient,
  'POST /admin/customers': async (office) => ({ body: newCustomer(office) }),
  'PUT /admin/customers/:id': async (office) => {
    const { id, version } = await client(office);
    return { params: { id }, body: { firstName: 'Nok', version } };
  },
  'DELETE /admin/customers/:id': ofClient,
  'POST /admin/customers/:id/restore': async (office) => {
    // A customer without bookings would be deleted, not archived.
    const { bookingId } = await booked(office);
    const params = { id: (await seen(office, bookingId)).customerId };
    await office.call('DELETE /admin/customers/:id', { params });
    return { params };
  },
  'POST /admin/customers/:id/anonymise': async (office) => {
    const { id, version } = await client(office);
    return { params: { id }, body: { version } };
  },
  'POST /admin/customers/:id/documents/:kind': async (office) => ({
    params: { id: (await client(office)).id, kind: 'passport' },
  }),
  'GET /admin/customers/:id/documents/:documentId': once(withDocument),
  'DELETE /admin/customers/:id/documents/:documentId': withDocument,
  'GET /users/:id': ofColleague,
  'POST /users': async (office) => ({ body: { ...newColleague(office), password } }),
  'PUT /users/:id': async (office) => ({ ...(await ofColleague(office)), body: { firstName: 'Nok' } }),
  'PATCH /users/:id/activate': ofColleague,
  'PATCH /users/:id/deactivate': ofColleague,
  'POST /users/:id/change-password': async (office) => ({
    ...(await ofColleague(office)),
    body: { newPassword: 'nine ferries leave before the rain' },
  }),
  'POST /users/:id/invitation': ofColleague,
  'POST /users/:id/two-factor/reset': ofColleague,
  'DELETE /users/:id': ofColleague,
  'GET /admin/audit/:subjectKind/:subjectId': async (office) => ({
    params: { subjectKind: 'booking', subjectId: (await booked(office)).bookingId },
  }),
  'POST /admin/views': async (office) => ({
    body: { list: 'bookings', name: `View ${office.number()}`, search: 'status=pending' },
  }),
  'DELETE /admin/views/:id': async (office) => {
    const headers = await office.admin();
    const { data } = await office.call('POST /admin/views', {
      headers,
      body: { list: 'bookings', name: `View ${office.number()}`, search: 'status=pending' },
    });
    return { headers, params: { id: data.id } };
  },
};
