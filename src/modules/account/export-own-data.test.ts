import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallBusiness } from '#test/builders/booking.ts';
import { canaries, canaryPerson, hashOf } from '#test/builders/canary-person.ts';
import { message } from '#test/builders/contact.ts';
import { type Person, signedInAs } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let person: Awaited<ReturnType<typeof canaryPerson>>;

beforeAll(async () => {
  app = await freshApp({ now: '2026-11-20T12:00' });
  const { vehicleId } = await smallBusiness(app);
  person = await canaryPerson(app, vehicleId);
  const buyer = { name: `${canaries.firstName} ${canaries.lastName}`, address: '', taxId: '', branch: '' };
  await app.db.execute(sql`
    insert into issued_document (kind, number, booking_id, issued_at, total_satang, tax_satang, buyer, facts, pdf, pages)
    values ('receipt', 'R2026-11-1000', ${person.paid.bookingId}, now(), 107000, 0, ${JSON.stringify(buyer)}, '{}', '',
      '{page}')`);
  await app.db.execute(sql`
    insert into hand_over (booking_id, kind, at, mileage) values (${person.paid.bookingId}, 'pick-up', now(), 12000)`);
  // An older mail inserted later, so that the table's order differs from the order by date.
  await app.db.execute(sql`
    insert into mail (occasion, kind, user_id, language, to_name, to_address, subject, html, plain, status, created_at)
    values ('before', 'verify-email', ${person.id}, 'en', 'Canarina', ${canaries.email}, 'Before all others', '', '', 'sent',
      '2026-11-01T12:00+07')`);
});
afterAll(() => app.close());

const file = ({ headers }: Pick<Person, 'headers'>) => app.server.inject({ url: '/api/auth/export', headers });

test('the file has a name of its own and everything that leads to the person', async () => {
  const reply = await file(person);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-disposition']).toBe('attachment; filename="saphan-my-data.json"');
  const { client: _browserCookie, ...expected } = canaries;
  for (const text of Object.values(expected)) expect(reply.body).toContain(text);
});

test('it is told in words and baht, a booking with its price, payments and review', async () => {
  const document = (await file(person)).json();
  expect(document).toMatchObject({
    exportedAt: '2026-11-20T12:00:00+07:00',
    account: { email: canaries.email, role: 'CUSTOMER' },
    consents: { termsAndPrivacy: '2026-11-20T12:00:00+07:00' },
    profile: { licenseNumber: canaries.license, address: { street: canaries.street } },
    sessions: [{ address: canaries.address, userAgent: canaries.browser }],
    failedSignIns: [{ address: canaries.address }],
    signedInFrom: [{ place: `address ${canaries.address}` }, { place: 'a browser' }],
    contactMessages: [{ message: canaries.message, replies: [{ text: canaries.answer }] }],
  });
  const [paid] = document.bookings.filter(
    ({ bookingId }: { bookingId: string }) => bookingId === person.paid.bookingId,
  );
  expect(paid).toMatchObject({
    status: 'completed',
    quote: { total: 1070 },
    paymentAttempts: [{ chargeId: person.chargeId, card: { brand: 'Visa', lastDigits: canaries.card } }],
    review: { comment: canaries.comment },
  });
  const { note, reference } = canaries;
  expect(paid.payments).toContainEqual(
    expect.objectContaining({ kind: 'payment', method: 'card', amount: 1070, note }),
  );
  expect(paid.payments).toContainEqual(
    expect.objectContaining({ kind: 'payment', method: 'cash', amount: 100, note, reference }),
  );
  expect(paid.documents).toMatchObject([
    { kind: 'receipt', number: 'R2026-11-1000', total: 1070, buyer: { name: 'Canarina Flugelhorn' } },
  ]);
  expect(paid.refunds).toContainEqual(
    expect.objectContaining({ amount: 10, transfer: expect.objectContaining({ status: 'done', reference }) }),
  );
});

test('what belongs to one booking is told with it and with no other, and what there is none of is said', async () => {
  const { bookings } = (await file(person)).json();
  const named = (id: string) => bookings.find(({ bookingId }: { bookingId: string }) => bookingId === id);
  expect(named(person.paid.bookingId)).toMatchObject({
    handOvers: [{ kind: 'pick-up', mileage: 12000, inspected: false }],
    askedForReviewAt: '2026-11-20T12:00:00+07:00',
  });
  expect(named(person.unpaid)).toMatchObject({
    review: null,
    askedForReviewAt: null,
    handOvers: [],
    agreements: [],
    documents: [],
    payments: [],
    paymentAttempts: [],
    refunds: [],
    cancelReason: canaries.cancelReason,
  });
});

test('mails are told in the order of their time, deeds as the log has them of this person', async () => {
  const { mails, audit } = (await file(person)).json();
  expect(mails[0].subject).toBe('Before all others');
  expect(audit.map(({ action }: { action: string }) => action)).toEqual([
    ...['payment.recorded', 'refund.asked', 'booking.cancelled', 'transfer.done'],
  ]);
});

test('nothing in it opens anything: no hash, no token, no link of a mail', async () => {
  const { body } = await file(person);
  expect(body).not.toMatch(/canary-secret|argon2|tokn_canary|tokenHash|passwordHash|pay\.example/);
  expect(body).not.toMatch(/https?:/);
  for (const cookie of [canaries.client, hashOf(canaries.client)]) expect(body).not.toContain(cookie);
  expect(body).toContain('"browser": "a browser"');
});

test('nobody else is in it', async () => {
  const other = await signedInAs(app, { email: 'other@example.com', firstName: 'Other' });
  const reply = await file(other);
  for (const text of Object.values(canaries)) expect(reply.body).not.toContain(text);
  expect(reply.json()).toMatchObject({ bookings: [], contactMessages: [], mails: [], audit: [] });
});

test('what came under an e-mail that was only claimed is not told', async () => {
  const email = 'claimed@example.com';
  await app.call('POST /contact', { body: message({ email, message: 'A secret of somebody' }) });
  await app.db.execute(sql`
    insert into mail (occasion, kind, language, to_name, to_address, subject, html, plain, status, created_at)
    values ('x', 'booking-confirmed', 'en', 'X', ${email}, 'A secret of somebody', '', '', 'sent', now())`);
  const claimer = await signedInAs(app, { email, emailVerified: false });
  expect((await file(claimer)).body).not.toContain('A secret of somebody');
});

/** The part of the file that exports each table with personal data; the columns are found by their names. */
const exported: Record<string, string> = {
  app_user: 'account',
  session: 'sessions',
  trusted_computer: 'trustedComputers',
  mail_link: 'linksByMail',
  failed_login: 'failedSignIns',
  sign_in_place: 'signedInFrom',
  customer: 'customer',
  customer_document: 'customer',
  booking: 'bookings',
  driver: 'bookings[].drivers',
  booking_addon: 'bookings[].selectedAddons',
  booking_change: 'bookings[].change',
  payment_attempt: 'bookings[].paymentAttempts',
  ledger_entry: 'bookings[].payments',
  refund: 'bookings[].refunds',
  transfer_task: 'bookings[].refunds[].transfer',
  security_deposit: 'bookings[].securityDeposits',
  card_hold: 'bookings[].cardHolds',
  claim: 'bookings[].claims',
  hand_over: 'bookings[].handOvers',
  vehicle_damage: 'bookings[].damage',
  transfer_slip: 'bookings[].slips',
  issued_document: 'bookings[].documents',
  rental_agreement: 'bookings[].agreements',
  review: 'bookings[].review',
  review_invitation: 'bookings[].askedForReviewAt',
  mail: 'mails',
  contact_message: 'contactMessages',
  audit_entry: 'audit',
};

const notExported: Record<string, string> = {
  recovery_code: 'hashes of codes that open the account, and nothing about the person',
  former_email: 'an e-mail that the account had, for fourteen days; who had it knows it',
  login_challenge: 'a sign-in under way, for minutes; the hash of its token',
  booking_access: 'hashes of tokens that open a booking',
  addon_reservation: 'the stock that a booking takes; its add-ons are in the file',
  vehicle_occupancy: 'when a vehicle is taken; the dates of the booking are in the file',
  location: 'the business itself',
  setting: 'the business itself, and which of the admins saved it last',
  content_page: 'which of the staff wrote a page',
  content_revision: 'which of the staff wrote a version of a page',
  content_preview: 'which of the staff shared a draft of a page',
  picture: 'which of the staff brought a photograph',
  fleet_import: 'which of the staff brought a fleet',
  card_try: 'keyed hashes for a day, of which nobody reads what they were made of',
  card_try_outcome: 'a view of these hashes, and of the attempts and holds, which are in the file',
  payment_transaction: 'a view of the attempts and the ledger, which are in the file',
  payment_of_attempt: 'one side of that view',
  payment_of_staff: 'the other side of it',
  reconciliation_note: 'why the provider’s books and ours differ; the payment is in the file',
  saved_view: 'which of the staff asked a list of the office a question',
  export_job: 'which of the staff took a list away as a file',
  folded_notice: 'the mailbox of the staff, and a line that names no person',
  agreement_evidence: 'digests of the agreements, which are in the file',
  hand_over_photo: 'a vehicle as it was handed over, and which of the staff brought the photograph',
};

test('every table with a column that leads to a person is told, or has a reason not to be', async () => {
  const leads =
    '^(customer|user|booking|actor|subject)_id$|^client$|^payer$|_by$|email|phone|address|first_name|last_name|to_name|author_name|license_(number|expiry)|user_agent|birth|nationality';
  const { rows } = await app.db.execute<{ table_name: string }>(sql`
    select distinct table_name from information_schema.columns
    where table_schema = 'public' and column_name ~ ${leads} order by 1`);
  const tables = rows.map(({ table_name }) => table_name);
  expect(tables.filter((table) => !(table in exported) && !(table in notExported))).toEqual([]);
  expect([...Object.keys(exported), ...Object.keys(notExported)].filter((table) => !tables.includes(table))).toEqual(
    [],
  );
  const document = (await file(person)).json();
  const [first] = Object.values(exported)
    .map((path) => path.split('[')[0] ?? '')
    .filter((name) => !(name in document));
  expect(first).toBeUndefined();
});

test('nobody has a file without signing in', async () => {
  expect((await app.server.inject('/api/auth/export')).statusCode).toBe(401);
});
