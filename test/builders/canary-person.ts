import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../fresh-app.ts';
import { bookingBody, customer } from './booking.ts';
import { message } from './contact.ts';
import { completedRental, type Rental } from './reviews.ts';
import { type Person, signedInAs } from './signed-in.ts';

/** Texts that identify one person: where one of them is found, personal data is stored. */
export const canaries = {
  email: 'canary.person@example.com',
  otherEmail: 'canary.elsewhere@example.com',
  firstName: 'Canarina',
  lastName: 'Flugelhorn',
  phone: '+61 4 5550 7731',
  license: 'CNRY-7731',
  street: '77 Canary Wharf Lane',
  nationality: 'Canarian',
  birth: '1987-03-21',
  address: '203.0.113.77',
  browser: 'CanaryBrowser/7',
  client: 'canary-client-0001',
  card: 'Z731',
  message: 'My canary sings at night',
  answer: 'The canary may ride in front',
  textMessage: 'Canary car: pick-up tomorrow',
  comment: 'A yellow car for a yellow bird, it drove well.',
  city: 'Las Palmas',
  cancelReason: 'The canary is ill',
  note: 'Paid by the canary lady',
  reference: 'FROM CANARINA',
} as const;

type CanaryPerson = Person &
  Readonly<{ paid: Rental; unpaid: string; reviewId: string; chargeId: string; mailId: string }>;

/** Stores everything that the product can store about a person with an account and a verified e-mail address. */
export const canaryPerson = async (app: TestApp, vehicleId: string): Promise<CanaryPerson> => {
  const { email, firstName, lastName, phone, license, street, address, browser, client, card } = canaries;
  const person = await signedInAs(app, { email, firstName, lastName });
  const { headers, id } = person;
  await app.call('PUT /auth/profile', {
    headers,
    body: {
      phone,
      licenseNumber: license,
      nationality: canaries.nationality,
      dateOfBirth: canaries.birth,
      address: { street, city: 'Bang Rak', province: 'Bangkok', postalCode: '10500', country: 'Thailand' },
    },
  });
  const paid = await completedRental(app, vehicleId, { email, firstName, lastName });
  const customerInfo = { ...customer, firstName, lastName, email, phone, licenseNumber: license };
  const held = await app.call('POST /bookings', {
    headers: { ...headers, cookie: `client=${client}` },
    body: bookingBody(vehicleId, {
      customerInfo,
      pickupDate: '2027-01-20T10:00',
      returnDate: '2027-01-21T10:00',
      totalAmount: 1070,
    }),
  });
  const unpaid = held.body.bookingId;
  const staff = await signedInAs(app, { role: 'STAFF' });
  await workOfStaff(app, staff, { paid: paid.bookingId, unpaid });
  // A failed sign-in to a staff account.
  await app.call('POST /auth/login', { headers, from: address, body: { email: staff.email, password: 'guessed' } });
  const { comment, city } = canaries;
  const body = { rating: 5, comment, city };
  const review = await app.call('POST /bookings/:id/review', { headers, params: { id: paid.bookingId }, body });
  await app.call('POST /contact', {
    body: message({ name: `${firstName} ${lastName}`, email, message: canaries.message }),
  });
  await app.runJob('mail-booking-received', { bookingId: unpaid });
  const chargeId = `chrg_${randomBytes(8).toString('hex')}`;
  const mailId = await app.step(async ({ tx, now }) => {
    const at = now.toString();
    const hash = () => createHash('sha256').update(randomBytes(8)).digest();
    const ends = now.add({ hours: 24 }).toString();
    await tx.execute(sql`update app_user set terms_accepted_at = ${at}, phone = ${phone} where id = ${id}`);
    await tx.execute(sql`update session set address = ${address}, user_agent = ${browser} where user_id = ${id}`);
    await tx.execute(sql`insert into failed_login (email, address, at) values (${email}, ${address}, ${at})`);
    for (const place of [`address ${address}`, `browser ${hashOf(client)}`])
      await tx.execute(sql`insert into sign_in_place values (${id}, ${place}, ${at})`);
    await tx.execute(sql`insert into trusted_computer values (${hash()}, ${id}, ${at}, ${ends})`);
    await tx.execute(sql`insert into recovery_code (code_hash, user_id) values (${hash()}, ${id})`);
    await tx.execute(sql`insert into login_challenge values (${hash()}, ${id}, 'two-factor', ${at}, ${ends})`);
    await tx.execute(sql`
      insert into mail_link (token_hash, user_id, purpose, email, created_at, expires_at)
      values (${hash()}, ${id}, 'verify-email', ${email}, ${at}, ${ends})`);
    await tx.execute(sql`
      insert into review_invitation (booking_id, created_at) values (${paid.bookingId}, ${at}) on conflict do nothing`);
    await tx.execute(sql`
      with tried as (
        insert into payment_attempt (booking_id, method_type, payment_plan, amount_satang, status, charge_id, payer,
          card_brand, card_last_digits, authorize_uri, scannable_code, created_at, updated_at)
        values (${paid.bookingId}, 'card', 'full', 107000, 'successful', ${chargeId}, 'tokn_canary', 'Visa', ${card},
          'https://pay.example/canary', 'data:canary', ${at}, ${at}) returning id, booking_id
      ), entry as (
        insert into ledger_entry (booking_id, kind, method_type, amount_satang, attempt_id, note, created_at)
        select booking_id, 'payment', 'card', 107000, id, ${canaries.note}, ${at} from tried returning id, booking_id
      ), back as (
        insert into refund (booking_id, occasion, payment_id, amount_satang, status, reason, created_at, updated_at)
        select booking_id, 'test', id, 1000, 'by-transfer', ${canaries.note}, ${at}, ${at} from entry
        returning id, booking_id
      )
      insert into transfer_task (refund_id, booking_id, method_type, amount_satang, status, created_at)
      select id, booking_id, 'card', 1000, 'open', ${at} from back`);
    await tx.execute(sql`
      insert into security_deposit (booking_id, method_type, amount_satang, reference, left_at, ended_at, kept_satang)
      values (${paid.bookingId}, 'bank_transfer', 500000, ${canaries.reference}, ${at}, ${at}, 0)`);
    await tx.execute(sql`
      insert into card_hold (booking_id, amount_satang, status, charge_id, customer_id, card_brand, card_last_digits,
        authorize_uri, created_at, updated_at)
      values (${paid.bookingId}, 500000, 'released', ${`${chargeId}_hold`}, 'cust_canary', 'Visa', ${card},
        'https://pay.example/canary', ${at}, ${at})`);
    await tx.execute(sql`
      insert into claim (booking_id, kind, amount_satang, is_taxed, text, status, made_at, answer_by, answered_at,
        answer_text, settled_at, reason, charged_satang)
      values (${paid.bookingId}, 'damage', 300000, false, ${canaries.note}, 'withdrawn', ${at}, ${ends}, ${at},
        ${canaries.note}, ${at}, ${canaries.note}, 0)`);
    await tx.execute(sql`
      update booking set paid_satang = 107000, client = ${client}, terms_accepted_at = ${at}, license_number = ${license}
      where id = ${paid.bookingId}`);
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into mail (occasion, kind, booking_id, language, to_name, to_address, subject, html, plain, status, created_at)
      values (${`canary:${id}`}, 'booking-confirmed', ${paid.bookingId}, 'en', ${firstName}, ${email},
        'Canarina, it is confirmed', '<p>Canarina</p>', 'See https://saphan.example/x#access=canary-secret', 'sent', ${at})
      returning id`);
    await tx.execute(sql`
      insert into mail (occasion, kind, user_id, language, to_name, to_address, subject, html, plain, status, created_at)
      values (${`verify:${id}`}, 'verify-email', ${id}, 'en', ${firstName}, ${email}, 'Confirm', '<p>Canarina</p>',
        'https://saphan.example/verify-email?token=canary-secret', 'sent', ${at})`);
    await tx.execute(sql`
      insert into mail (channel, occasion, kind, booking_id, language, to_name, to_address, subject, html, plain, status, created_at)
      values ('sms', ${`sms:canary:${id}`}, 'booking-reminder', ${paid.bookingId}, 'en', ${firstName}, '+61455507731',
        ${canaries.textMessage}, '', ${canaries.textMessage}, 'sent', ${at})`);
    const [row] = rows;
    await tx.execute(sql`
      insert into mail_attachment values (${row?.id ?? null}, 0, 'booking.pdf', 'application/pdf', ${Buffer.from('Canarina')})`);
    return row?.id ?? '';
  });
  await sendByTransfer(app, staff);
  const occasion = randomUUID();
  await app.runJob('mail-new-email', { userId: id, email: canaries.otherEmail, occasion });
  await app.runJob('mail-contact-message', { messageId: await messageId(app) });
  await answerMessage(app, staff);
  return { ...person, paid, unpaid, reviewId: review.body.data.id, chargeId, mailId };
};

/** The stored form of a browser's client cookie: its SHA-256. */
export const hashOf = (client: string): string => createHash('sha256').update(client).digest('hex');

/** Enters everything that staff can enter about the person at the counter. */
const workOfStaff = async (app: TestApp, { headers }: Person, bookings: { paid: string; unpaid: string }) => {
  const { reference, note, cancelReason: reason } = canaries;
  const taken = { bookingId: bookings.paid, amount: 100, paymentMethod: 'cash' as const, reference, note };
  const given = { bookingId: bookings.paid, amount: 10, way: 'recorded' as const, reference, reason: note };
  const answers = [
    await app.call('POST /payments/records', { headers, body: taken }),
    await app.call('POST /payments/refunds', { headers, body: given }),
    await app.call('POST /bookings/:id/cancel', { headers, params: { id: bookings.unpaid }, body: { reason } }),
  ];
  for (const { status, problem } of answers) if (status !== 200) throw new Error(problem.message);
};

const sendByTransfer = async (app: TestApp, { headers }: Person) => {
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from transfer_task`);
  const sent = { headers, params: { id: rows[0]?.id ?? '' }, body: { reference: canaries.reference } };
  const { status, problem } = await app.call('POST /payments/transfer-tasks/:id/done', sent);
  if (status !== 200) throw new Error(problem.message);
};

const answerMessage = async (app: TestApp, { headers }: Person) => {
  const body = { reply: canaries.answer };
  const { status, problem } = await app.call('POST /contact/:id/reply', {
    headers,
    params: { id: await messageId(app) },
    body,
  });
  if (status !== 200) throw new Error(problem.message);
};

const messageId = async ({ db }: TestApp) => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from contact_message where email = ${canaries.email}`,
  );
  return rows[0]?.id ?? '';
};
