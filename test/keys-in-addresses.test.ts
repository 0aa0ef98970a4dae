import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { MailKind, SmsKind } from '#modules/notices/index.ts';
import { writeSettings } from '#modules/settings/index.ts';
import { smallBusiness } from './builders/booking.ts';
import { message } from './builders/contact.ts';
import { completedRental } from './builders/reviews.ts';
import { type Person, signedInAs } from './builders/signed-in.ts';
import { storedBooking } from './builders/stored-booking.ts';
import { everyRoute, freshApp, type TestApp } from './fresh-app.ts';

let app: TestApp;
let vehicleId: string;
let admin: Person;

beforeAll(async () => {
  app = await freshApp({ smsGateway: { send: async () => undefined } });
  ({ vehicleId } = await smallBusiness(app));
  admin = await signedInAs(app, { role: 'ADMIN' });
  await writeSettings(app.db, 'general', { adminEmail: 'desk@saphan.example' });
  await writeSettings(app.db, 'notifications', { smsNotifications: true });
  await writeSettings(app.db, 'security', { requireEmailVerification: true });
});
beforeEach(() => app.db.execute(sql`delete from mail`));
afterAll(() => app.close());

const unpaid = { status: 'pending', paid_satang: 0 };
const held = { ...unpaid, hold_until: '2026-11-20T12:30+07' };
const out = {
  ...{ pick_up_at: '2026-11-19T10:00+07', picked_up_at: '2026-11-19T10:00+07' },
  ...{ drop_off_at: '2026-11-20T12:30+07', blocked_until: '2026-11-20T14:30+07' },
};
const cancelled = (cancelled_because: string) => ({ status: 'cancelled', cancelled_because });
const occasion = '0197f1a0-0000-7000-8000-000000000001';

/** Runs a job about a new booking. */
const about =
  (task: string, columns: Parameters<typeof storedBooking>[2] = {}, payload: object = {}) =>
  async () =>
    app.runJob(task, { bookingId: (await storedBooking(app, vehicleId, columns)).bookingId, ...payload });
const toOwner = (news: string) => async () =>
  app.runJob('mail-account-news', { userId: (await signedInAs(app)).id, news, occasion: crypto.randomUUID() });
const toAccount =
  (task: string, more: object = {}, values: Parameters<typeof signedInAs>[1] = {}) =>
  async () => {
    const { id: userId, email } = await signedInAs(app, values);
    await app.runJob(task, { userId, email, occasion, ...more });
  };
const atTheDesk = async () => {
  await app.call('POST /contact', { body: message() });
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from contact_message`);
  return rows[0]?.id ?? '';
};

/** How a mail of each kind comes about. */
const mails: Record<MailKind, () => Promise<unknown>> = {
  'booking-received': about('mail-booking-received', held),
  'booking-waiting': about('mail-booking-waiting', { ...unpaid, pays_by: 'cash' }),
  'booking-confirmed': about('mail-booking-confirmed'),
  'booking-changed': about('mail-booking-changed', {}, { version: 3 }),
  'booking-cancelled': about('mail-booking-cancelled', cancelled('staff')),
  'booking-expired': about('mail-booking-expired', cancelled('expired')),
  'change-ended': about('mail-change-ended', {}, { version: 3 }),
  'booking-reminder': async () => {
    await storedBooking(app, vehicleId, { created_at: '2026-11-01T12:00+07', pick_up_at: '2026-11-21T10:00+07' });
    await app.runJob('remind-of-pick-ups');
  },
  'return-reminder': async () => {
    await storedBooking(app, vehicleId, out);
    await app.runJob('remind-of-returns');
  },
  'late-return': async () => {
    const { bookingId } = await storedBooking(app, vehicleId, { ...unpaid, status: 'completed' });
    const fee = '{"kind": "late-fee", "due": "online", "name": null, "quantity": 1, "unit": "piece", "amount": 107000}';
    await app.db.execute(sql`
      update booking set quote = jsonb_insert(quote, '{lines,0}', ${fee}::jsonb) where id = ${bookingId}`);
    await app.runJob('mail-late-return', { bookingId });
  },
  'agreement-signed': async () => {
    const { bookingId } = await storedBooking(app, vehicleId);
    await app.db.execute(sql`
      insert into rental_agreement (booking_id, version, facts, signed_name, signed_at, pdf)
      values (${bookingId}, 1, '{}', 'Hannah Keller', now(), 'paper')`);
    await app.runJob('mail-agreement-signed', { bookingId, version: 1 });
  },
  claims: async () => {
    const { bookingId } = await storedBooking(app, vehicleId, { status: 'completed' });
    await app.db.execute(sql`
      insert into claim (booking_id, kind, amount_satang, is_taxed, text, status, made_at, answer_by)
      values (${bookingId}, 'fuel', 50000, true, 'Half a tank', 'open', now(), now())`);
    await app.runJob('mail-claims', { bookingId });
  },
  'deposit-held': async () => ofDeposit('mail', 'held')(),
  'deposit-not-renewed': async () => ofDeposit('mail', 'not-renewed')(),
  'deposit-ended': async () => ofDeposit('mail', 'ended', 100_000)(),
  'payment-received': about('mail-payment-received', {}, { entryId: 'a' }),
  'payment-failed': about('mail-payment-failed', held, { attemptId: 'a' }),
  'payment-refunded': about('mail-refund', {}, { occasion: 'cancel', refund: 100 }),
  'payment-refunded-late': about('mail-payment-refunded-late', {}, { refund: 100 }),
  'contact-message': async () => app.runJob('mail-contact-message', { messageId: await atTheDesk() }),
  'message-reply': async () =>
    app.call('POST /contact/:id/reply', {
      headers: admin.headers,
      params: { id: await atTheDesk() },
      body: { reply: 'Yes.', repliesSeen: 0 },
    }),
  'review-invitation': async () => {
    await completedRental(app, vehicleId, { returnedAt: '2026-11-20T08:00' });
    await app.runJob('ask-for-reviews');
  },
  'staff-booking-waiting': about('mail-booking-waiting', { status: 'pending' }),
  'staff-booking-paid': about('mail-booking-paid'),
  'staff-slip': about('mail-slips-attached', unpaid, { occasion: 'a' }),
  'staff-transfer': about('mail-refund', {}, { occasion: 'cancel', byTransfer: 100 }),
  'staff-refunded-late': about('mail-payment-refunded-late', {}, { refund: 100 }),
  'staff-unpaid-share': async () => app.runJob('mail-unpaid-share', { date: '2026-11-20', held: 2 }),
  'staff-digest': async () => {
    await app.db.execute(sql`
      insert into mail (occasion, kind, language, to_name, to_address, subject, html, plain, status, created_at)
      select 'flood:' || n, 'staff-slip', 'en', '', 'desk@saphan.example', '', '', '', 'sent', '2026-11-20T11:59+07'
      from generate_series(1, 60) n`);
    await about('mail-slips-attached', unpaid, { occasion: 'a' })();
    await app.runJob('write-digests');
  },
  'email-code': async () => app.runJob('mail-email-code', { email: 'hannah@example.com', language: 'en' }),
  'verify-email': toAccount('mail-registration', { isNew: true }, { emailVerified: false }),
  'change-email': toAccount('mail-new-email', { email: 'new@example.com' }),
  'email-known': toAccount('mail-registration', { isNew: false }),
  'reset-password': toAccount('mail-password-reset'),
  invitation: async () =>
    app.call('POST /users', {
      headers: admin.headers,
      body: { firstName: 'Lek', lastName: 'Counter', email: 'lek@example.com', role: 'STAFF', invite: true },
    }),
  'password-changed': toOwner('password-changed'),
  'email-changed': toOwner('email-changed'),
  'two-factor-changed': toOwner('two-factor-on'),
  'account-notice': toOwner('email-asked'),
  'account-deleted': async () => app.call('POST /auth/delete-account', { headers: (await signedInAs(app)).headers }),
};
/** Runs the job that tells of a deposit, of ฿5,000 on a card until tomorrow. */
const ofDeposit = (by: 'mail' | 'text', news: string, kept?: number) => async () => {
  const { bookingId } = await storedBooking(app, vehicleId);
  const { rows } = await app.db.execute<{ id: string }>(sql`
    with payment as (
      insert into ledger_entry (booking_id, kind, method_type, amount_satang, fee_satang, created_at)
      select ${bookingId}, 'payment', 'card', ${kept ?? 0}::int, 0, now() where ${kept ?? 0}::int > 0 returning id
    )
    insert into security_deposit (booking_id, method_type, amount_satang, left_at, ended_at, kept_satang, payment_id)
    values (${bookingId}, 'card', 500000, now(), ${kept === undefined ? null : sql`now()`}, ${kept ?? null},
      (select id from payment)) returning id`);
  const [deposit] = rows;
  const { rows: holds } = await app.db.execute<{ id: string }>(sql`
    insert into card_hold (booking_id, amount_satang, status, deposit_id, expires_at, created_at, updated_at)
    values (${bookingId}, 500000, 'held', ${deposit?.id}, now() + interval '1 day', now(), now()) returning id`);
  await app.runJob(`${by}-security-deposit`, { depositId: deposit?.id, news, holdId: holds[0]?.id });
};
const ofClaim =
  (status: string, columns: Parameters<typeof storedBooking>[2] = {}) =>
  async () => {
    const { bookingId } = await storedBooking(app, vehicleId, { status: 'completed', ...columns });
    const [settledAt, charged] = status === 'open' ? [null, null] : [sql`now()`, 50_000];
    await app.db.execute(sql`
      insert into claim (booking_id, kind, amount_satang, is_taxed, text, status, made_at, answer_by, settled_at, charged_satang)
      values (${bookingId}, 'fuel', 50000, true, 'Half a tank', ${status}, now(), now(), ${settledAt}, ${charged})`);
    await app.runJob('mail-claims', { bookingId });
    await app.runJob('text-settled-claims', { bookingId });
  };

/** How a text message of each kind comes about. */
const texts: Record<SmsKind, () => Promise<unknown>> = {
  'booking-confirmed': mails['booking-confirmed'],
  'booking-reminder': mails['booking-reminder'],
  'booking-cancelled': mails['booking-cancelled'],
  'return-reminder': mails['return-reminder'],
  'return-reminder-by-phone': async () => {
    await storedBooking(app, vehicleId, { ...out, email: '' });
    await app.runJob('remind-of-returns');
  },
  'claims-made': ofClaim('open'),
  'claims-made-by-phone': ofClaim('open', { email: '' }),
  'claims-settled': ofClaim('unanswered'),
  'deposit-held': ofDeposit('text', 'held'),
  'deposit-not-renewed': ofDeposit('text', 'not-renewed'),
  'deposit-given-back': ofDeposit('text', 'ended', 0),
  'deposit-kept': ofDeposit('text', 'ended', 100_000),
};

/** The part of an address that a browser sends: all but the fragment. */
const sentPart = (link: string) => link.split('#')[0] ?? '';
/** A key has 43 letters, digits, `-` and `_`; an id is shorter. */
const isKey = (text: string) => /[\w-]{40}/.test(text);
const hidesKey = (link: string) => !isKey(sentPart(link)) && !/[?&](token|access|key|preview)=/.test(sentPart(link));

const messages = async (channel: string, kind: string) => {
  const { rows } = await app.db.execute<{ plain: string; html: string }>(
    sql`select plain, html from mail where channel = ${channel} and kind = ${kind}`,
  );
  return rows;
};
const linksIn = (text: string) =>
  [...text.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => link.replaceAll('&amp;', '&'));

test.each(Object.entries(mails))('no link of the mail %s has a key where the browser sends it', async (kind, come) => {
  await come();
  const written = await messages('mail', kind);
  expect(written.length).toBeGreaterThan(0);
  for (const { plain, html } of written)
    expect([...linksIn(plain), ...linksIn(html)].filter((link) => !hidesKey(link))).toEqual([]);
});

test.each(Object.entries(texts))('no link of the text message %s opens anything by itself', async (kind, come) => {
  await come();
  const written = await messages('sms', kind);
  expect(written.length).toBeGreaterThan(0);
  const links = new Set(written.flatMap(({ plain }) => linksIn(plain)));
  const leads = kind === 'claims-made' || kind === 'return-reminder';
  expect([...links]).toEqual(leads ? ['http://localhost:3000/booking/find'] : []);
});

const keyNames = /token|key|secret|password|passcode|preview|signature|stamp|session|otp/i;
const namesIn = (shape: z.ZodType | undefined): string[] => {
  const { properties = {} } = shape ? z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) : {};
  return Object.keys(properties);
};

test('no call takes a key in its address', () => {
  const taken = everyRoute.flatMap(([route, { params, query }]) =>
    [...namesIn(params), ...namesIn(query)].filter((name) => keyNames.test(name)).map((name) => `${route} ${name}`),
  );
  expect(everyRoute.flatMap(([, { query }]) => namesIn(query))).toContain('search');
  expect(taken).toEqual([]);
});

test('the link to a draft has its key behind the hash', async () => {
  const body = { slug: 'our-story', title: 'Our story', content: 'How we began.' };
  const { id } = (await app.call('POST /cms/pages', { headers: admin.headers, body })).body.data;
  const { path } = (await app.call('POST /cms/pages/:id/preview-link', { headers: admin.headers, params: { id } })).body
    .data;
  expect([isKey(path), hidesKey(path)]).toEqual([true, true]);
});
