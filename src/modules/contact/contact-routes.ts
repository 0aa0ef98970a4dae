import type { MessageShape } from '#contract/contact.ts';
import { toBangkokText } from '#kernel/bangkok-time.ts';
import { pageFacts, pageOf } from '#kernel/paging.ts';
import type { Serving } from '#platform/http/serving.ts';
import { makeStamp } from './form-stamp.ts';
import { answerMessage, deleteMessage } from './look-after-message.ts';
import { listMessages, type Message, readFormKey } from './message-store.ts';
import { sendMessage } from './send-message.ts';

const USUAL_PAGE = 20;

/** `capMessages`: whether an address may send only so many an hour. */
export const contactRoutes = ({ serve }: Serving, { capMessages }: { capMessages: boolean }): void => {
  serve('GET /contact/form', async ({ tx, now }) => ({ data: { stamp: makeStamp(await readFormKey(tx), now) } }));

  serve('POST /contact', async (ctx, { body }, { isBrowser }) => {
    await sendMessage(ctx, body, { isBrowser, isCapped: capMessages });
    return { data: null };
  });

  serve('GET /contact', async ({ tx }, { query }) => {
    const page = pageOf(query, USUAL_PAGE);
    const { rows, total } = await listMessages(tx, query, page);
    return { data: rows.map(shown), ...pageFacts(page, total) };
  });

  serve('PATCH /contact/:id', async (ctx, { params, body }) => ({
    data: shown(await answerMessage(ctx, params.id, body.status)),
  }));

  serve('DELETE /contact/:id', async (ctx, { params }) => {
    await deleteMessage(ctx, params.id);
    return { data: null };
  });
};

const shown = ({ id, name, email, subject, message, language, status, createdAt }: Message): MessageShape => ({
  ...{ id, name, email, subject, message, language, status },
  createdAt: toBangkokText(createdAt),
});
