import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeSettings } from '#modules/settings/index.ts';
import { createMailer } from '#platform/mail.ts';
import { message } from '#test/builders/contact.ts';
import { headerInjections } from '#test/builders/header-injections.ts';
import { startMailServer } from '#test/builders/notices.ts';
import { freshApp, type TestApp } from '#test/fresh-app.ts';

let app: TestApp;
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  server = await startMailServer();
  const mailer = createMailer(server.url);
  app = await freshApp({ now: '2026-12-01T10:00', ...(mailer && { mailer }) });
});
beforeEach(async () => {
  app.setNow('2026-12-01T10:00');
  server.deliveries.length = 0;
  await app.db.execute(sql`truncate contact_message, mail, setting cascade`);
  await app.db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
  await writeSettings(app.db, 'general', { supportEmail: 'hello@saphan.example', adminEmail: 'boss@saphan.example' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const send = async (changed: Parameters<typeof message>[0] = {}) => {
  const { status, problem } = await app.call('POST /contact', { body: message(changed) });
  if (status !== 200) throw new Error(problem.message);
};

/** Runs the queued jobs, each `times` times, until none are left. */
const runJobs = async (times = 1) => {
  for (const task of ['mail-contact-message', 'send-mail']) {
    const { rows } = await app.db.execute<{ id: string; payload: object }>(sql`
      select id, payload from graphile_worker._private_jobs
      where task_id in (select id from graphile_worker._private_tasks where identifier = ${task})`);
    for (const { id, payload } of rows) {
      for (let run = 0; run < times; run += 1) await app.runJob(task, payload);
      await app.db.execute(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`);
    }
  }
};
const delivered = async () => {
  const [delivery] = server.deliveries;
  if (!delivery || server.deliveries.length > 1) throw new Error(`${server.deliveries.length} deliveries`);
  return { ...delivery, mail: await PostalMime.parse(delivery.raw) };
};
const count = async (table: 'mail' | 'contact_message') => {
  const { rows } = await app.db.execute<{ count: number }>(sql.raw(`select count(*)::int as count from ${table}`));
  return rows[0]?.count;
};

test('the staff get the message at their support address, and an answer reaches the visitor', async () => {
  await send();
  await runJobs();
  const { mail, to } = await delivered();
  expect(to).toEqual(['hello@saphan.example']);
  expect(mail.subject).toBe('Message from the website: Child seat');
  expect(mail.replyTo).toEqual([{ name: 'Hannah Keller', address: 'hannah@example.com' }]);
  expect(mail.from?.address).toBe('hello@saphan.example');
  expect(mail.text).toContain('We land at 08:35 with TG 466.\nCan the child seat be in the car already?');
  expect(mail.text).toContain('Sent: 2026-12-01, 10:00');
  expect(mail.html).toContain('We land at 08:35 with TG 466.');
});

test('without a support address it goes to the admin’s, in the language of the settings; without both it waits', async () => {
  await writeSettings(app.db, 'general', { supportEmail: 'call us', language: 'th' });
  await send({ language: 'en' });
  await runJobs();
  const { mail, to } = await delivered();
  expect(to).toEqual(['boss@saphan.example']);
  expect(mail.subject).toBe('ข้อความจากเว็บไซต์: Child seat');

  await writeSettings(app.db, 'general', { adminEmail: '' });
  await send();
  await runJobs();
  expect(server.deliveries).toHaveLength(1);
  expect(await count('contact_message')).toBe(2);
});

test('jobs that run twice send one mail', async () => {
  await send();
  await runJobs(2);
  await delivered();
  expect(await count('mail')).toBe(1);
});

test('with notices to staff switched off the message is kept and no mail is written', async () => {
  await writeSettings(app.db, 'notifications', { adminNotifications: false });
  await send();
  await runJobs();
  expect(await count('contact_message')).toBe(1);
  expect(await count('mail')).toBe(0);
});

// Null characters cannot be stored and are refused earlier.
const hostile = headerInjections.filter((text) => !text.includes('\u0000'));

test.each(hostile)('a name and a subject such as %j reach the staff alone and add no header', async (text) => {
  await send({ name: text, subject: text, message: `${text}\r\n.\r\nQUIT` });
  await runJobs();
  const { mail, to } = await delivered();
  expect(to).toEqual(['hello@saphan.example']);
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(['hannah@example.com']);
  expect(mail.headers.map(({ key }) => key).sort()).toEqual(
    ['content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to'].sort(),
  );
  expect(mail.html).not.toContain('<script');
  expect(mail.text).toContain('QUIT');
});

test('messages older than a year are deleted with their mails, the others stay', async () => {
  await send({ subject: 'Old' });
  await runJobs();
  app.setNow('2026-12-01T10:01');
  await send({ subject: 'A minute later' });
  await runJobs();
  app.setNow('2027-12-01T10:00:30');
  await app.runJob('forget-contact-messages');
  const { rows } = await app.db.execute<{ subject: string }>(sql`select subject from contact_message`);
  expect(rows).toEqual([{ subject: 'A minute later' }]);
  expect(await count('mail')).toBe(1);
});

test('the message that is one too many for an hour is told in a digest, without a word of its writer', async () => {
  await app.db.execute(sql`
    insert into mail (occasion, kind, language, to_name, to_address, subject, html, plain, status, created_at)
    select 'flood:' || n, 'contact-message', 'en', '', 'hello@saphan.example', '', '', '', 'sent', '2026-12-01T09:59+07'
    from generate_series(1, 60) n`);
  await send({ name: 'Canary Name', subject: 'Canary Subject', message: 'Canary words' });
  await runJobs();
  await app.runJob('write-digests');
  const { rows } = await app.db.execute<{ to: string; all: string; plain: string }>(sql`
    select to_address as to, mail::text as all, plain from mail where kind = 'staff-digest'`);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.to).toBe('hello@saphan.example');
  const { rows: messages } = await app.db.execute<{ id: string }>(sql`select id from contact_message`);
  expect(rows[0]?.plain).toContain(
    `Message from the website, 10:00: http://localhost:3000/admin/messages/${messages[0]?.id}`,
  );
  expect(rows[0]?.all).not.toMatch(/canary/i);
});
