import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMailer } from '#platform/mail.ts';
import { startMailServer } from '#test/builders/notices.ts';
import { signedIn } from '#test/builders/signed-in.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';
import { type Attachment, deleteMailsOf, eraseMailsOf, type MailKind, queueMail } from './index.ts';

let app: TestApp;
let server: Awaited<ReturnType<typeof startMailServer>>;
let admin: Record<string, string>;

beforeAll(async () => {
  server = await startMailServer();
  const mailer = createMailer(server.url);
  app = await freshApp(mailer ? { mailer } : {});
  admin = await signedIn(app, 'ADMIN');
});
beforeEach(async () => {
  await app.db.execute(sql`delete from mail`);
  server.deliveries.length = 0;
  server.refuseNext(0);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const pdf: Attachment = { name: 'ใบยืนยัน.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7 ไทย') };
const ics: Attachment = {
  name: 'booking.ics',
  type: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: Buffer.from('BEGIN:VCALENDAR\r\nSUMMARY:รถ\r\nEND:VCALENDAR\r\n'),
};

const queue = (
  name: string,
  attachments: readonly Attachment[] = [],
  plain = name,
  kind: MailKind = 'booking-confirmed',
) =>
  app.step((ctx) =>
    queueMail(ctx, {
      occasion: name,
      kind,
      bookingId: null,
      language: 'th',
      attachments,
      to: { name, address: `${name.toLowerCase()}@example.com` },
      content: { subject: `ยืนยันการจอง ${name}`, html: `<p>${plain}</p>`, plain },
    }),
  );
const list = async (query: object = {}) => (await app.call('GET /notices/outbox', { headers: admin, query })).body;
const firstId = async () => (await list()).data[0]?.id ?? '';
const send = async () => app.runJob('send-mail', { mailId: await firstId() });
const resend = async () =>
  app.call('POST /notices/outbox/:id/resend', { headers: admin, params: { id: await firstId() } });

test('what is attached arrives as it was stored, with its name and type', async () => {
  await queue('Hannah', [pdf, ics]);
  await send();
  const { attachments, subject } = await PostalMime.parse(server.deliveries[0]?.raw ?? '');
  expect(subject).toBe('ยืนยันการจอง Hannah');
  expect(attachments.map(({ filename, mimeType, method }) => ({ filename, mimeType, method }))).toEqual([
    { filename: 'ใบยืนยัน.pdf', mimeType: 'application/pdf', method: undefined },
    { filename: 'booking.ics', mimeType: 'text/calendar', method: 'PUBLISH' },
  ]);
  // Compared byte by byte: if sent as text, the attachments would lose their line endings.
  for (const { content } of [pdf, ics])
    expect(server.deliveries[0]?.raw).toContain(Buffer.from(content).toString('base64'));
});

test('the outbox lists mails newest first, finds them, and shows one whole', async () => {
  await queue('Hannah', [pdf]);
  app.setNow('2026-11-20T12:05');
  await queue('Somchai');
  await send();
  expect((await list()).data.map(({ to, status }) => [to.name, status])).toEqual([
    ['Somchai', 'sent'],
    ['Hannah', 'waiting'],
  ]);
  expect(await list({ page: 1, limit: 1 })).toMatchObject({ page: 1, limit: 1, total: 2, totalPages: 2 });
  expect((await list({ status: 'waiting' })).data).toHaveLength(1);
  expect((await list({ search: 'somchai@' })).data).toMatchObject([
    { to: { address: 'somchai@example.com' }, sentAt: '2026-11-20T12:05:00+07:00', attempts: 1 },
  ]);
  expect((await list({ search: '%' })).data).toEqual([]);
  const [hannah] = (await list({ search: 'ยืนยันการจอง Hannah' })).data;
  const { body } = await app.call('GET /notices/outbox/:id', { headers: admin, params: { id: hannah?.id ?? '' } });
  expect(body.data).toMatchObject({
    html: '<p>Hannah</p>',
    plain: 'Hannah',
    sentAt: null,
    attachments: [{ name: 'ใบยืนยัน.pdf', type: 'application/pdf', bytes: pdf.content.length }],
  });
});

test('a link arrives with its key, which nobody reads in the outbox', async () => {
  const link = 'https://saphan.example/password-reset/confirm?token=k3y-of_hers';
  await queue('Ploy', [], link);
  await send();
  const { text } = await PostalMime.parse(server.deliveries[0]?.raw ?? '');
  expect(text).toContain(link);
  const params = { id: await firstId() };
  const { body } = await app.call('GET /notices/outbox/:id', { headers: admin, params });
  expect(body.data.plain).toBe('https://saphan.example/password-reset/confirm?token=…');
  expect(body.data.html).toBe('<p>https://saphan.example/password-reset/confirm?token=…</p>');
});

test('a mail that was sent goes out once more, as another message with the same content', async () => {
  await queue('Hannah', [pdf]);
  await send();
  expect((await resend()).body.data).toMatchObject({ status: 'waiting', attempts: 0, sentAt: null });
  await resend();
  await send();
  await send();
  const mails = await Promise.all(server.deliveries.map(({ raw }) => PostalMime.parse(raw)));
  expect(mails).toHaveLength(2);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
  expect(mails.map(({ attachments }) => attachments.length)).toEqual([1, 1]);
});

test('a mail that goes out once more takes no other with it', async () => {
  await queue('Hannah');
  await send();
  app.setNow('2026-11-20T12:05');
  await queue('Somchai');
  await send();
  await resend();
  expect((await list()).data.map(({ to, status, attempts }) => [to.name, status, attempts])).toEqual([
    ['Somchai', 'waiting', 0],
    ['Hannah', 'sent', 1],
  ]);
});

test.each(['verify-email', 'change-email', 'reset-password', 'invitation'] as const)(
  'once a mail of kind %s has gone out, its key is kept nowhere, and it cannot be sent again',
  async (kind) => {
    await queue('Ploy', [], 'https://saphan.example/password-reset/confirm?token=k3y-of_hers', kind);
    await resend();
    await send();
    expect((await PostalMime.parse(server.deliveries[0]?.raw ?? '')).text).toContain('k3y-of_hers');
    const { rows } = await app.db.execute(sql`select * from mail`);
    expect(rows).toMatchObject([{ plain: 'https://saphan.example/password-reset/confirm?token=…' }]);
    expect(JSON.stringify(rows)).not.toContain('k3y-of_hers');
    const again = await resend();
    expect([again.status, again.problem.error]).toEqual([409, 'notices.mail-link-gone']);
  },
);

test('the key goes too when a mail is given up, and stays while it is still to be tried', async () => {
  await queue('Ploy', [], 'https://saphan.example/password-reset/confirm?token=k3y-of_hers', 'invitation');
  server.refuseNext(1);
  await send().catch(() => undefined);
  const texts = async () => JSON.stringify((await app.db.execute(sql`select html, plain from mail`)).rows);
  expect(await texts()).toContain('k3y-of_hers');
  await app.db.execute(sql`update mail set attempts = 11, sent_at = null`);
  server.refuseNext(1);
  await send().catch(() => undefined);
  expect((await list()).data[0]?.status).toBe('failed');
  expect(await texts()).not.toContain('k3y-of_hers');
  expect((await resend()).problem.error).toBe('notices.mail-link-gone');
});

test('a mail about a booking keeps its key, for it may be sent again', async () => {
  const link = 'https://saphan.example/booking/manage/1#access=k3y-of_hers';
  await queue('Ploy', [], link);
  await send();
  expect((await app.db.execute(sql`select plain from mail`)).rows).toEqual([{ plain: link }]);
});

test('a mail that was given up starts anew', async () => {
  await queue('Hannah');
  await app.db.execute(sql`update mail set status = 'failed', attempts = 12, last_error = '550 no such user'`);
  expect((await list()).data[0]?.lastError).toBe('550 no such user');
  await resend();
  await send();
  expect((await list()).data[0]).toMatchObject({ status: 'sent', attempts: 1, lastError: null });
});

test('a mail whose contents were erased is among all mails, but not among those that failed', async () => {
  await queue('Hannah');
  await queue('Somchai');
  await app.step(({ tx }) => eraseMailsOf(tx, { bookingIds: [], addresses: ['hannah@example.com'] }));
  await app.db.execute(sql`update mail set status = 'failed', attempts = 12 where to_name = 'Somchai'`);
  const failed = await list({ page: 1, limit: 5, status: 'failed' });
  expect([failed.total, failed.data.map(({ to }) => to.name)]).toEqual([1, ['Somchai']]);
  expect((await list()).total).toBe(2);
});

test('the mails of an occasion are deleted, waiting or sent, and no other', async () => {
  await queue('Hannah');
  await send();
  await queue('Ploy');
  await queue('Somchai');
  await app.step(({ tx }) => deleteMailsOf(tx, ['Hannah', 'Ploy', 'Nobody']));
  expect((await list()).data.map(({ to }) => to.name)).toEqual(['Somchai']);
});

test('attachments go with their mail', async () => {
  await queue('Hannah', [pdf, ics]);
  await app.db.execute(sql`delete from mail`);
  const { rows } = await app.db.execute(sql`select from mail_attachment`);
  expect(rows).toEqual([]);
});

test('a mail that is not there is not found', async () => {
  const params = { id: '0197f1a0-0000-7000-8000-000000000001' };
  for (const route of ['GET /notices/outbox/:id', 'POST /notices/outbox/:id/resend'] as const)
    expect((await app.call(route, { headers: admin, params })).problem.error).toBe('notices.mail-not-found');
});

test.each([
  [null, 401],
  ['CUSTOMER', 403],
  ['STAFF', 403],
] as const)('for %s the outbox is closed', async (role, status) => {
  await queue('Hannah');
  const params = { id: await firstId() };
  const headers = role ? await signedIn(app, role) : {};
  expect((await app.call('GET /notices/outbox', { headers })).status).toBe(status);
  expect((await app.call('GET /notices/outbox/:id', { headers, params })).status).toBe(status);
  expect((await app.call('POST /notices/outbox/:id/resend', { headers, params })).status).toBe(status);
});
