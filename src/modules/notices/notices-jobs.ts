import { z } from 'zod';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import type { CurrentMailer } from './current-mailer.ts';
import { jobKeyOf, mailsWithoutJob } from './mail-store.ts';
import { claimsOverBefore } from './rules/sending.ts';
import { sendMail } from './send-mail.ts';

const Payload = z.object({ mailId: z.uuid() });

const MOST_AT_ONCE = 500;

/** The jobs of the outbox. Without a mail server mails wait; `host` is the site's name in the network. */
export const noticesTasks = ({ mailer, host }: { mailer: CurrentMailer; host: string }): Tasks => ({
  'send-mail': async (steps, payload) => {
    const now = await mailer();
    if (now) await sendMail(steps, Payload.parse(payload).mailId, { mailer: now, host });
  },
  'queue-waiting-mails': async ({ step, now }) => {
    if (!(await mailer())) return;
    await step(async ({ tx, announce }) => {
      const waiting = await mailsWithoutJob(tx, { claimsOverBefore: claimsOverBefore(now), most: MOST_AT_ONCE });
      for (const mailId of waiting) await announce({ task: 'send-mail', payload: { mailId }, key: jobKeyOf(mailId) });
    });
  },
});

export const noticesCrontab: Crontab = ['*/5 * * * * queue-waiting-mails'];
