import type { OutboxItemShape } from '#contract/notices.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { pageFacts, pageOf } from '#kernel/paging.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import type { Log } from '#platform/log/log.ts';
import type { CurrentMailer } from './current-mailer.ts';
import { attachmentNames, findMail, type ListedMail, listMails } from './outbox-store.ts';
import { resendMail } from './resend-mail.ts';
import { mailNotFound } from './rules/problems.ts';
import { withoutKeys } from './rules/without-keys.ts';
import { sendTestMail } from './send-test-mail.ts';

const USUAL_PAGE = 20;

type Post = Readonly<{ mailer: CurrentMailer; host: string; log: Log }>;

export const noticesRoutes = ({ serve, serveInSteps }: EndpointBinders, post: Post): void => {
  serveInSteps('POST /admin/settings/test-mail', async (steps, { body }) => ({
    data: { answeredInMs: await sendTestMail(steps, { to: body.to, ...post }) },
    message: 'Test email sent',
  }));

  serve('GET /notices/outbox', async ({ tx }, { query }) => {
    const page = pageOf(query, USUAL_PAGE);
    const { rows, total } = await listMails(tx, query, page);
    return { data: rows.map(shown), ...pageFacts(page, total) };
  });

  serve('GET /notices/outbox/:id', async ({ tx }, { params }) => {
    const mail = await findMail(tx, params.id);
    if (!mail) throw mailNotFound();
    const { html, plain, replyToName, replyToAddress } = mail;
    const replyTo = replyToAddress === null ? null : { name: replyToName ?? '', address: replyToAddress };
    const attachments = await attachmentNames(tx, mail.id);
    return { data: { ...shown(mail), replyTo, html: withoutKeys(html), plain: withoutKeys(plain), attachments } };
  });

  serve('POST /notices/outbox/:id/resend', async (ctx, { params }) => ({
    data: shown(await resendMail(ctx, params.id)),
  }));
};

const shown = ({ toName, toAddress, createdAt, sentAt, status, ...mail }: ListedMail): OutboxItemShape => ({
  ...{
    id: mail.id,
    channel: mail.channel,
    kind: mail.kind,
    bookingId: mail.bookingId,
    language: mail.language,
    subject: mail.subject,
  },
  status,
  attempts: mail.attempts,
  notSent: mail.notSent,
  lastError: mail.lastError,
  to: { name: toName, address: toAddress },
  createdAt: toBangkokText(createdAt),
  // While a mail is waiting, `sentAt` only says when its attempt began.
  sentAt: status === 'sent' && sentAt ? toBangkokText(sentAt) : null,
});
