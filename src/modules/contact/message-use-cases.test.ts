import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { createMailer } from '#platform/mail.ts';
import { smallBusiness } from '#test/builders/booking.ts';
import { message } from '#test/builders/contact.ts';
import { startMailServer } from '#test/builders/notices.ts';
import { signedInAs } from '#test/builders/signed-in.ts';
import { storedBooking } from '#test/builders/stored-booking.ts';
import { whileUncommitted } from '#test/builders/while-uncommitted.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { replyToMessage } from './message-use-cases.ts';

let app: TestApp;
let server: Awaited<ReturnType<typeof startMailServer>>;
let headers: Record<string, string>;
let vehicleId: string;

beforeAll(async () => {
  server = await startMailServer();
  const mailer = createMailer(server.url);
  app = await freshApp({ now: '2026-12-01T10:00', ...(mailer && { mailer }) });
  ({ vehicleId } = await smallBusiness(app));
  await comeToWork();
});
beforeEach(async () => {
  app.setNow('2026-12-01T10:00');
  server.deliveries.length = 0;
  await app.db.execute(sql`truncate contact_message, mail, setting, booking, customer cascade`);
  await writeSettings(app.db, 'general', { supportEmail: 'hello@saphan.example', contactPhone: '02 555 0199' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const comeToWork = async () => {
  ({ headers } = await signedInAs(app, { role: 'STAFF', firstName: 'Ploy', lastName: 'Nakarin' }));
};
const written = async (changed: Parameters<typeof message>[0] = {}): Promise<string> => {
  await app.call('POST /contact', { body: message(changed) });
  const { rows } = await app.db.execute<{ id: string }>(sql`select max(id::text) as id from contact_message`);
  return rows[0]?.id ?? '';
};
const reply = (id: string, body: { reply: string; repliesSeen?: number }, more: Record<string, string> = {}) =>
  app.call('POST /contact/:id/reply', { params: { id }, body, headers: { ...headers, ...more } });
const read = async (id: string) => {
  const { body, problem } = await app.call('GET /contact/:id', { params: { id }, headers });
  if (!body.data) throw new Error(problem.message);
  return body.data;
};
const sendMails = async () => {
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from mail where status = 'waiting'`);
  for (const { id } of rows) await app.runJob('send-mail', { mailId: id }).catch(() => undefined);
};
const delivered = () => Promise.all(server.deliveries.map(({ raw }) => PostalMime.parse(raw)));

test('an answer goes to the writer by mail, quoting them, and an answer to it to the support address', async () => {
  const id = await written();
  const { status, body } = await reply(id, { reply: '  Yes, it is fitted.\r\nPloy  ' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    status: 'replied',
    replies: [
      { text: 'Yes, it is fitted.\nPloy', by: 'Ploy Nakarin', at: '2026-12-01T10:00:00+07:00', mail: 'waiting' },
    ],
  });
  await sendMails();
  const [mail, ...more] = await delivered();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: 'Re: Child seat',
    from: { address: 'hello@saphan.example' },
    to: [{ name: 'Hannah Keller', address: 'hannah@example.com' }],
    replyTo: [{ name: 'Saphan Car Rental', address: 'hello@saphan.example' }],
  });
  expect(mail?.text).toContain('Yes, it is fitted.\nPloy');
  expect(mail?.text).toContain('You wrote on Tue 1 Dec 2026, 10:00:');
  expect(mail?.text).toContain('> We land at 08:35 with TG 466.\n> Can the child seat be in the car already?');
  expect((await read(id)).replies).toMatchObject([{ mail: 'sent' }]);
});

test('a Thai message is answered in Thai, every letter intact, and no markup of theirs becomes ours', async () => {
  const evil = 'ขอใบกำกับภาษีในนามบริษัท <script>alert(1)</script>';
  const id = await written({ language: 'th', subject: 'ใบกำกับภาษี', message: evil });
  await reply(id, { reply: 'ได้ค่ะ กรุณาแจ้งเลขประจำตัวผู้เสียภาษี <b>13 หลัก</b>' });
  await sendMails();
  const [mail] = await delivered();
  expect(mail?.subject).toBe('Re: ใบกำกับภาษี');
  expect(mail?.text).toContain('ได้ค่ะ กรุณาแจ้งเลขประจำตัวผู้เสียภาษี <b>13 หลัก</b>');
  expect(mail?.text).toContain('คุณเขียนถึงเราเมื่อ');
  expect(mail?.html).toContain('&lt;b&gt;13 หลัก&lt;/b&gt;');
  expect(mail?.html).not.toMatch(/<script|<b>/);
});

test('a click that comes twice, also at once, sends one answer', async () => {
  const id = await written();
  const click = () => reply(id, { reply: 'Yes.' }, { 'idempotency-key': 'attempt-0001' });
  const answers = await Promise.all([click(), click()]);
  answers.push(await click());
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await sendMails();
  await sendMails();
  expect(server.deliveries).toHaveLength(1);
  expect((await read(id)).replies).toHaveLength(1);
});

test('who has not seen what somebody else replied meanwhile is told, and nothing goes out', async () => {
  const id = await written();
  await reply(id, { reply: 'Yes.', repliesSeen: 0 });
  expect((await reply(id, { reply: 'No.', repliesSeen: 0 })).problem.error).toBe('contact.replied-meanwhile');
  expect((await reply(id, { reply: 'And bring the licence.', repliesSeen: 1 })).status).toBe(200);
  expect((await read(id)).replies.map(({ text }) => text)).toEqual(['Yes.', 'And bring the licence.']);
});

test('who replies while another reply is under way waits for it, and is told', async () => {
  const id = await written();
  const late = await whileUncommitted(
    app,
    (ctx) => replyToMessage(ctx, id, { reply: 'Yes.' }),
    () => reply(id, { reply: 'No.', repliesSeen: 0 }),
  );
  expect(late.problem.error).toBe('contact.replied-meanwhile');
  expect((await read(id)).replies.map(({ text }) => text)).toEqual(['Yes.']);
});

test('without a support address an answer goes to the admin’s; without both the mail does not ask for one', async () => {
  const ask = 'Reply to this email';
  const id = await written();
  await reply(id, { reply: 'Yes.' });
  await writeSettings(app.db, 'general', { supportEmail: 'call us', adminEmail: 'boss@saphan.example' });
  await reply(id, { reply: 'Yes, it is fitted.' });
  await writeSettings(app.db, 'general', { adminEmail: '' });
  await reply(id, { reply: 'Have a good flight.' });
  const { rows } = await app.db.execute<{ reply_to: string | null; plain: string }>(sql`
    select reply_to_address as reply_to, plain from mail where kind = 'message-reply' order by id`);
  expect(rows.map(({ reply_to, plain }) => [reply_to, plain.includes(ask)])).toEqual([
    ['hello@saphan.example', true],
    ['boss@saphan.example', true],
    [null, false],
  ]);
});

test('the switches for notifications do not stop what a person writes', async () => {
  await writeSettings(app.db, 'notifications', { emailNotifications: false, adminNotifications: false });
  await reply(await written(), { reply: 'Yes.' });
  await sendMails();
  expect(server.deliveries).toHaveLength(1);
});

test('a mail that the server does not take is told with the answer', async () => {
  const id = await written();
  await reply(id, { reply: 'Yes.' });
  await app.db.execute(sql`update mail set attempts = 11`);
  server.refuseNext(1);
  await sendMails();
  expect((await read(id)).replies).toMatchObject([{ mail: 'failed' }]);
});

test('nothing to say is refused, and so is an answer to what is not there', async () => {
  const id = await written();
  expect((await reply(id, { reply: ' \u200b' })).problem.messages).toEqual({ reply: 'Reply is required' });
  expect((await reply(id, { reply: 'x'.repeat(5001) })).problem.messages).toEqual({
    reply: 'At most 5,000 characters',
  });
  await app.call('DELETE /contact/:id', { params: { id }, headers });
  expect((await reply(id, { reply: 'Yes.' })).problem.error).toBe('contact.message-not-found');
  expect((await app.call('GET /contact/:id', { params: { id }, headers })).status).toBe(404);
  expect((await read('0197f1a0-0000-7000-8000-000000000001').catch(() => undefined)) ?? null).toBeNull();
});

test('looking at a message changes nothing', async () => {
  const id = await written();
  expect((await read(id)).status).toBe('new');
  expect((await read(id)).status).toBe('new');
});

test('the writer’s customer and bookings are linked by e-mail, and those that the text names come first', async () => {
  const email = 'Hannah@Example.com';
  const own = await storedBooking(app, vehicleId, { email: 'hannah@example.com' });
  const named = await storedBooking(app, vehicleId, {
    email: 'other@example.com',
    reference: 'BKK7QM4XD',
    pick_up_at: '2026-12-25T10:00+07',
    drop_off_at: '2026-12-26T10:00+07',
    blocked_until: '2026-12-26T12:00+07',
  });
  const earlier = await written({ email, subject: 'Before' });
  const id = await written({ email, message: 'It is about bkk7qm4xd.' });
  const whole = await read(id);
  expect(whole.customer).toMatchObject({ name: 'Hannah Keller', customerNumber: expect.stringMatching(/^BKK-\d{5}$/) });
  expect(whole.bookings).toMatchObject([
    { id: named.bookingId, bookingNumber: 'BKK7QM4XD', isInText: true, isTheirs: false, vehicleName: 'Toyota Yaris' },
    { id: own.bookingId, isInText: false, isTheirs: true, pickupDate: '2026-12-05T10:00:00+07:00' },
  ]);
  expect(whole.others).toMatchObject([{ id: earlier, subject: 'Before' }]);
  expect(await read(await written({ email: 'nobody@example.com' }))).toMatchObject({ customer: null, bookings: [] });
});

test('a booking of the writer’s customer is theirs, whatever e-mail it was made with', async () => {
  const own = await storedBooking(app, vehicleId, { email: 'hannah@example.com' });
  const other = await storedBooking(app, vehicleId, {
    email: 'at-work@example.com',
    pick_up_at: '2026-12-25T10:00+07',
    drop_off_at: '2026-12-26T10:00+07',
    blocked_until: '2026-12-26T12:00+07',
  });
  await app.db.execute(sql`
    update booking set customer_id = (select customer_id from booking where id = ${own.bookingId})
    where id = ${other.bookingId}`);
  expect((await read(await written())).bookings).toMatchObject([
    { id: other.bookingId, isTheirs: true },
    { id: own.bookingId, isTheirs: true },
  ]);
});

test('of several customers with the writer’s e-mail it is whoever has an account, else whoever came last', async () => {
  const { id: userId } = await signedInAs(app);
  const addCustomer = async (firstName: string, createdAt: string, account: string | null = null) =>
    app.db.execute(sql`
      insert into customer (user_id, first_name, last_name, email, phone, created_at)
      values (${account}, ${firstName}, 'Keller', 'hannah@example.com', '1', ${createdAt})`);
  const id = await written();
  await addCustomer('Hanna', '2026-11-01T10:00+07');
  await addCustomer('Hannah', '2026-11-03T10:00+07');
  await addCustomer('H.', '2026-11-02T10:00+07');
  expect((await read(id)).customer?.name).toBe('Hannah Keller');
  await addCustomer('Johanna', '2026-10-01T10:00+07', userId);
  expect((await read(id)).customer?.name).toBe('Johanna Keller');
});

test('after a year the message goes with its answers and their mails, whenever these were written', async () => {
  const id = await written();
  app.setNow('2027-06-01T10:00');
  await comeToWork();
  await reply(id, { reply: 'Late, but yes.' });
  const recent = await written({ subject: 'Later' });
  await reply(recent, { reply: 'Stays.' });
  app.setNow('2027-12-02T10:00');
  await app.runJob('forget-contact-messages');
  const { rows } = await app.db.execute(sql`select text from contact_reply`);
  expect(rows).toEqual([{ text: 'Stays.' }]);
  const { rows: left } = await app.db.execute(sql`select kind, subject from mail where kind = 'message-reply'`);
  expect(left).toEqual([{ kind: 'message-reply', subject: 'Re: Later' }]);
});

test('the audit log says who replied, and nothing of what', async () => {
  await reply(await written(), { reply: 'A word that is nowhere else' });
  const { rows } = await app.db.execute(
    sql`select action, actor_name, changes from audit_entry order by id desc limit 1`,
  );
  expect(rows).toMatchObject([{ action: 'message.replied', actor_name: 'Ploy Nakarin' }]);
  expect(JSON.stringify(rows)).not.toContain('nowhere else');
});
