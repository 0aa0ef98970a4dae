import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { connect, type Database } from '#platform/database/database.ts';
import { startJobs } from '#platform/jobs/job-runner.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailer, type Mailer } from '#platform/mail.ts';
import { stepsOf } from '#platform/unit-of-work.ts';
import { headerInjections } from '#test/builders/header-injections.ts';
import { paidBooking, startMailServer } from '#test/builders/notices.ts';
import { freshDatabase } from '#test/fresh-database.ts';
import { bookingConfirmedMail, noticesTasks, queueMail } from './index.ts';
import type { NewMail } from './queue-mail.ts';

let now = Temporal.Instant.from('2026-12-01T03:00:00Z');
let database: Awaited<ReturnType<typeof freshDatabase>>;
let db: Database;
let server: Awaited<ReturnType<typeof startMailServer>>;
let mailer: Mailer | undefined;

const steps = () => stepsOf(db, () => now);
const run = (task: string, payload: object = {}, through = mailer) =>
  noticesTasks({ mailer: async () => through, host: 'saphan.example', publicUrl: 'https://saphan.example' })[task]?.(
    steps(),
    payload,
  );
const send = async (through = mailer) => run('send-mail', { mailId: (await stored()).id }, through);

beforeAll(async () => {
  database = await freshDatabase();
  db = connect(database.url);
  server = await startMailServer();
  mailer = createMailer(server.url);
});

beforeEach(async () => {
  await db.execute(sql`truncate mail, mail_attachment, setting`);
  await db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
  server.deliveries.length = 0;
  server.refuseNext(0);
});

afterAll(async () => {
  await server.close();
  await db.pool.end();
  await database.drop();
});

const queue = async (changed: Partial<NewMail> = {}) => {
  const content = changed.content ?? (await bookingConfirmedMail(paidBooking, 'th'));
  const mail: NewMail = {
    occasion: 'booking-confirmed:1',
    kind: 'booking-confirmed',
    bookingId: null,
    language: 'th',
    to: { name: 'Hannah Lindqvist', address: 'hannah@example.com' },
    ...changed,
    content,
  };
  await steps().step((ctx) => queueMail(ctx, mail));
};

type Stored = { id: string; status: string; attempts: number; last_error: string | null };
const stored = async () => {
  const { rows } = await db.execute<Stored>(sql`select id, status, attempts, last_error from mail`);
  const [mail] = rows;
  if (!mail || rows.length > 1) throw new Error(`${rows.length} mails`);
  return mail;
};
const jobs = async () => {
  const { rows } = await db.execute<{ key: string }>(sql`select key from graphile_worker.jobs`);
  return rows.map(({ key }) => key);
};
const delivered = async () => {
  const [delivery] = server.deliveries;
  if (!delivery || server.deliveries.length > 1) throw new Error(`${server.deliveries.length} deliveries`);
  return { ...delivery, mail: await PostalMime.parse(delivery.raw) };
};

test('a mail arrives in Thai, as HTML and as text, from the business', async () => {
  await steps().step(({ tx }) =>
    writeSettings(tx, 'email', { fromName: 'สะพาน คาร์ เรนทัล', fromEmail: 'booking@saphan.example' }),
  );
  await queue();
  await send();
  const { mail, from, to } = await delivered();
  expect(mail.subject).toBe('ยืนยันการจอง Toyota Corolla Altis BKK7QM4XD');
  expect(mail.from).toMatchObject({ name: 'สะพาน คาร์ เรนทัล', address: 'booking@saphan.example' });
  expect(mail.to).toMatchObject([{ name: 'Hannah Lindqvist', address: 'hannah@example.com' }]);
  expect({ from, to }).toEqual({ from: 'booking@saphan.example', to: ['hannah@example.com'] });
  expect(mail.html).toContain('รหัสการจอง');
  expect(mail.text).toContain('รหัสการจอง: BKK7QM4XD');
  expect(await stored()).toMatchObject({ status: 'sent', attempts: 1, last_error: null });
});

test('one occasion, one mail and one job', async () => {
  await queue();
  await queue();
  expect(await jobs()).toEqual([`send-mail:${(await stored()).id}`]);
});

test('a transaction that fails leaves neither mail nor job', async () => {
  const content = { subject: 's', html: 'h', plain: 'p' };
  const failing = steps().step(async (ctx) => {
    const to = { name: 'Hannah', address: 'hannah@example.com' };
    await queueMail(ctx, { occasion: 'x', kind: 'booking-confirmed', bookingId: null, language: 'en', to, content });
    throw new Error('afterwards');
  });
  await expect(failing).rejects.toThrow('afterwards');
  await expect(stored()).rejects.toThrow('0 mails');
  expect(await jobs()).toEqual([]);
});

test('a job that runs twice sends once', async () => {
  await queue();
  await send();
  await send();
  await delivered();
});

test('runs at the same time send once', async () => {
  await queue();
  await Promise.all([send(), send(), send(), send()]);
  await delivered();
  expect(await stored()).toMatchObject({ status: 'sent', attempts: 1 });
});

test('a mail that the server refuses stays in the outbox, and goes out with the next attempt', async () => {
  await queue();
  server.refuseNext(1);
  await expect(send()).rejects.toThrow('was not taken (attempt 1)');
  expect(await stored()).toMatchObject({ status: 'waiting', attempts: 1, last_error: expect.stringContaining('451') });
  await send();
  await delivered();
  expect(await stored()).toMatchObject({ status: 'sent', attempts: 2, last_error: null });
});

test('the queue tries again by itself', async () => {
  const tasks = noticesTasks({
    mailer: async () => mailer,
    host: 'saphan.example',
    publicUrl: 'https://saphan.example',
  });
  const worker = await startJobs({ db, clock: () => now, log: createLog('silent'), tasks, crontab: [] });
  server.refuseNext(1);
  await queue();
  await vi.waitFor(() => expect(server.deliveries).toHaveLength(1), { timeout: 15_000, interval: 100 });
  await worker.stop();
  expect(await stored()).toMatchObject({ status: 'sent', attempts: 2 });
  expect(await jobs()).toEqual([]);
});

test('what the queue logs about a refusal names nobody', async () => {
  await queue();
  server.refuseNext(1);
  const error: unknown = await send()?.catch((refusal: unknown) => refusal);
  expect(String(error)).not.toContain('hannah');
});

test('after the twelfth refusal a mail counts as failed, and the queue is left in peace', async () => {
  await queue();
  server.refuseNext(99);
  for (let attempt = 1; attempt < 12; attempt += 1) await expect(send()).rejects.toThrow(`attempt ${attempt}`);
  await send();
  expect(await stored()).toMatchObject({ status: 'failed', attempts: 12 });
  server.refuseNext(0);
  await send();
  expect(server.deliveries).toEqual([]);
});

test('a server that cannot be reached is a refusal too', async () => {
  await queue();
  await expect(send(createMailer('smtp://127.0.0.1:1'))).rejects.toThrow('was not taken');
  expect(await stored()).toMatchObject({ status: 'waiting', attempts: 1 });
});

test('without a mail server mails wait, and go out once there is one', async () => {
  await queue();
  const through = noticesTasks({ mailer: async () => undefined, host: 'x', publicUrl: 'https://x' });
  await through['send-mail']?.(steps(), { mailId: (await stored()).id });
  await db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
  expect(await stored()).toMatchObject({ status: 'waiting', attempts: 0 });
  await through['queue-waiting-mails']?.(steps(), {});
  expect(await jobs()).toEqual([]);

  await run('queue-waiting-mails');
  expect(await jobs()).toEqual([`send-mail:${(await stored()).id}`]);
  await send();
  await delivered();
});

test('mails that waited for a server go out in the order in which they were written', async () => {
  for (const occasion of ['second', 'third', 'first']) await queue({ occasion });
  await db.execute(sql`
    update mail set created_at = created_at + array_position(array['first', 'second', 'third'], occasion) * interval '1 second'`);
  await db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
  // With fresh statistics, PostgreSQL reads the few rows in physical order.
  await db.execute(sql`analyze mail`);
  await run('queue-waiting-mails');
  const { rows } = await db.execute<{ occasion: string }>(sql`
    select occasion from graphile_worker.jobs job join mail on job.key = 'send-mail:' || mail.id order by job.id`);
  expect(rows.map(({ occasion }) => occasion)).toEqual(['first', 'second', 'third']);
});

test('a mail whose job is waiting for its next attempt is not queued anew', async () => {
  await queue();
  await db.execute(sql`update graphile_worker._private_jobs set attempts = 3`);
  await run('queue-waiting-mails');
  const { rows } = await db.execute(sql`select attempts from graphile_worker.jobs`);
  expect(rows).toEqual([{ attempts: 3 }]);
});

test('a mail whose sender died is taken up again after five minutes, not before', async () => {
  await queue();
  const { id } = await stored();
  await db.execute(sql`update mail set sent_at = ${now.toString()}, attempts = 1`);
  await db.execute(sql`
    update graphile_worker._private_jobs set locked_at = ${now.toString()}, locked_by = 'dead', attempts = 1`);
  now = now.add({ minutes: 4 });
  await run('queue-waiting-mails');
  expect(await jobs()).toHaveLength(1);
  await send();
  expect(server.deliveries).toEqual([]);
  now = now.add({ minutes: 1 });
  await run('queue-waiting-mails');
  expect(await jobs()).toHaveLength(1);
  await send();
  expect(server.deliveries).toEqual([]);
  now = now.add({ seconds: 1 });
  await run('queue-waiting-mails');
  expect(await jobs()).toContain(`send-mail:${id}`);
  expect(await jobs()).toHaveLength(2);
  await send();
  await delivered();
});

test.each(headerInjections)('a name such as %j reaches nobody else and adds no header', async (name) => {
  const content = { subject: `Booked\r\nBcc: victim@example.com ${name}`, html: '<p>x</p>', plain: 'x' };
  await queue({ to: { name, address: 'hannah@example.com' }, content });
  await send();
  const { mail, to } = await delivered();
  expect(to).toEqual(['hannah@example.com']);
  expect(mail.to?.map(({ address }) => address)).toEqual(['hannah@example.com']);
  expect(mail.headers.map(({ key }) => key).sort()).toEqual(
    ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'].sort(),
  );
  expect(mail.html?.trim()).toBe('<p>x</p>');
});

test.each(headerInjections)(
  'a name such as %j beside the address for answers adds no header and no other address',
  async (name) => {
    await queue({ replyTo: { name, address: ' answers@example.com ' } });
    await send();
    const { mail, to } = await delivered();
    expect(to).toEqual(['hannah@example.com']);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['answers@example.com']);
    expect(mail.headers.filter(({ key }) => !['reply-to', 'from', 'to', 'subject'].includes(key))).toHaveLength(4);
  },
);

test('what is not one address is left out as the address for answers', async () => {
  await queue({ replyTo: { name: 'Hannah', address: 'a@example.com, b@example.com' } });
  await send();
  const { mail } = await delivered();
  expect(mail.replyTo).toBeUndefined();
});

test.each(['a@example.com, b@example.com', 'Hannah <a@example.com>', 'a@example.com\r\nRCPT TO:<b@example.com>'])(
  'to %j nothing is sent at all',
  async (address) => {
    await queue({ to: { name: 'Hannah', address } });
    await send();
    expect(server.deliveries).toEqual([]);
    expect(await stored()).toMatchObject({ status: 'failed', last_error: expect.stringContaining('not one e-mail') });
  },
);

test('the settings can switch confirmations off', async () => {
  await steps().step(({ tx }) => writeSettings(tx, 'notifications', { bookingConfirmation: false }));
  await queue();
  await expect(stored()).rejects.toThrow('0 mails');
  await queue({ kind: 'payment-refunded-late' });
  expect(await stored()).toMatchObject({ status: 'waiting' });
});
