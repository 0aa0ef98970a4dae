import { expect, test } from 'vitest';
import { newJournal } from '../load/journal.ts';
import { answers } from './answers.ts';
import { businessAfter } from './business-after.ts';
import { deadlocks } from './deadlocks.ts';
import { mails } from './mails.ts';
import { somethingHappened } from './something-happened.ts';

const { planted } = businessAfter();

const held = "(select id from booking where status = 'pending')";

test('a mail that stands in the outbox twice is found', async () => {
  const sentences = await planted(mails.find, [
    'alter table mail drop constraint mail_occasion_key',
    `insert into mail (occasion, kind, booking_id, language, to_name, to_address, subject, html, plain, status, created_at)
        select occasion, kind, booking_id, language, to_name, to_address, subject, html, plain, status, created_at from mail limit 1`,
  ]);
  expect(sentences).toEqual([expect.stringContaining('2 times'), expect.stringContaining('never came')]);
});

test('a mail that waits, one that never came, one of which nobody knows, and news that nobody told are found', async () => {
  const waiting = await planted(mails.find, ["update mail set status = 'waiting'"]);
  expect(waiting).toContainEqual(expect.stringContaining('is waiting'));
  const unsent = await planted(mails.find, [], () => ({ deliveries: [] }));
  expect(unsent).toContainEqual(expect.stringContaining('never came'));
  const unknown = await planted(mails.find, ['delete from mail_attachment', 'delete from mail']);
  expect(unknown).toEqual([
    expect.stringContaining('is confirmed, and no mail says so'),
    ...unknown.slice(1).map(() => expect.stringContaining('is not in the outbox')),
  ]);
  const cancelled = await planted(mails.find, [
    `update booking set status = 'cancelled', cancelled_because = 'customer' where id = ${held}`,
  ]);
  expect(cancelled).toEqual([expect.stringContaining('was cancelled by its customer')]);
});

test('a mail of a late return that waited its time and is lost is found, and one that was told twice', async () => {
  const late = `update booking set status = 'completed',
    quote = jsonb_set(quote, '{lines}', (quote -> 'lines') || '[{"kind": "late-fee"}]') where status = 'confirmed'`;
  const mailOf = (number: number) =>
    `insert into mail (occasion, kind, booking_id, language, to_name, to_address, subject, html, plain, status, created_at)
      select 'late-return ${number}', 'late-return', id, language, 'Hannah', 'hannah@example.com', '', '', '', 'sent', now()
      from booking where status = 'completed'`;
  const saying = (times: number) => expect.stringMatching(`came back late for a fee, and ${times} mails say so$`);
  expect(await planted(mails.find, [late])).toEqual([saying(0)]);
  expect(await planted(mails.find, [late, mailOf(1)])).toEqual([expect.stringContaining('never came')]);
  expect(await planted(mails.find, [late, mailOf(1), mailOf(2)])).toContainEqual(saying(2));
});

test('a mail may come twice only where its sender, or PostgreSQL, was killed before its arrival was written down', async () => {
  const again = (outages: { victim: 'PostgreSQL' | number; afterMs: number }[]) =>
    planted(mails.find, [], ({ deliveries: [first, ...others] }) => {
      if (!first) throw new Error('There is no mail');
      const later = { ...first, answeredAt: first.answeredAt + 300_000 };
      return {
        deliveries: [later, first, ...others],
        outages: outages.map(({ victim, afterMs }) => {
          const from = first.answeredAt + afterMs;
          return { victim, from, until: from + 1_000 };
        }),
      };
    });
  const cameAgain = [expect.stringContaining('came again')];
  expect(await again([])).toEqual(cameAgain);
  expect(await again([{ victim: 1, afterMs: 100 }])).toEqual(cameAgain);
  expect(await again([{ victim: 0, afterMs: 60_000 }])).toEqual(cameAgain);
  expect(await again([{ victim: 0, afterMs: 100 }])).toEqual([]);
  expect(await again([{ victim: 'PostgreSQL', afterMs: 100 }])).toEqual([]);
});

test('a server error is found, and a 503 while nothing was down', async () => {
  const at = Date.now();
  const answered = (status: number) =>
    planted(answers.find, [], ({ journal }) => ({
      journal: { ...journal, serverErrors: [{ route: 'POST /bookings', status, code: 'server.failed', at }] },
      outages: status === 503 ? [{ victim: 0, from: at - 60_000, until: at - 50_000 }] : [],
    }));
  for (const status of [500, 503])
    expect(await answered(status)).toEqual([expect.stringContaining(`POST /bookings was answered ${status}`)]);
});

test('a deadlock that reached the log, or ended a job, is found', async () => {
  const logged = await planted(deadlocks.find, [], () => ({ logLines: ['{"err":{"code":"40P01"}}'] }));
  expect(logged).toHaveLength(1);
  const ended = await planted(deadlocks.find, [
    "select graphile_worker.add_job('send-mail')",
    "update graphile_worker._private_jobs set last_error = 'deadlock detected'",
  ]);
  expect(ended).toContainEqual('job send-mail ended in a deadlock');
});

test('a storm in which nothing was done does not hold', async () => {
  expect(await planted(somethingHappened.find)).toEqual([]);
  const idle = await planted(somethingHappened.find, [], () => ({ journal: newJournal() }));
  expect(idle).toEqual([expect.stringContaining('nothing')]);
});
