import { z } from 'zod';
import type { Crontab, Tasks } from '#platform/jobs/jobs.ts';
import type { SmsGateway } from '#platform/sms.ts';
import type { CurrentMailer } from './current-mailer.ts';
import { jobOf, mailsWithoutJob } from './mail-store.ts';
import { claimsOverBefore } from './rules/sending.ts';
import { sendMail } from './send-mail.ts';
import { sendSms } from './send-sms.ts';
import { writeDigests } from './write-digests.ts';

const Payload = z.object({ mailId: z.uuid() });

const MOST_AT_ONCE = 500;

type Transports = Readonly<{
  mailer: CurrentMailer;
  gateway?: SmsGateway | undefined;
  /** The site's host name. */
  host: string;
  /** Where links to the office lead. */
  publicUrl: string;
}>;

/** The outbox's jobs. Messages wait while there is no mail server or gateway for them. */
export const noticesTasks = ({ mailer, gateway, host, publicUrl }: Transports): Tasks => ({
  'send-mail': async (steps, payload) => {
    const now = await mailer();
    if (now) await sendMail(steps, Payload.parse(payload).mailId, { mailer: now, host });
  },
  'send-sms': async (steps, payload) => {
    if (gateway) await sendSms(steps, Payload.parse(payload).mailId, { gateway });
  },
  'write-digests': ({ step }) => step((ctx) => writeDigests(ctx, { publicUrl })),
  'queue-waiting-mails': async ({ step, now }) => {
    const channels = [...((await mailer()) ? ['mail' as const] : []), ...(gateway ? ['sms' as const] : [])];
    for (const channel of channels)
      await step(async ({ tx, enqueue }) => {
        const query = { channel, claimsOverBefore: claimsOverBefore(now), most: MOST_AT_ONCE };
        for (const waiting of await mailsWithoutJob(tx, query)) await enqueue(jobOf(waiting));
      });
  },
});

export const noticesCrontab: Crontab = ['*/5 * * * * queue-waiting-mails', '*/10 * * * * write-digests'];
