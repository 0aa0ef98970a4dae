import { pageFacts, pageOf } from '#kernel/paging.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { makeStamp } from './form-stamp.ts';
import { messageDetailsShape, messageShape } from './message-shape.ts';
import { countMessages, listMessages, readFormKey } from './message-store.ts';
import { changeStatus, deleteMessage, readMessage, replyToMessage } from './message-use-cases.ts';
import { sendMessage } from './send-message.ts';

const USUAL_PAGE = 20;

/** `capMessages`: whether messages from one address are rate limited. */
export const contactRoutes = ({ serve }: EndpointBinders, { capMessages }: { capMessages: boolean }): void => {
  serve('GET /contact/form', async ({ tx, now }) => ({ data: { stamp: makeStamp(await readFormKey(tx), now) } }));

  serve('POST /contact', async (ctx, { body }, { isBrowser }) => {
    await sendMessage(ctx, body, { isBrowser, isCapped: capMessages });
    return { data: null };
  });

  serve('GET /contact', async ({ tx }, { query }) => {
    const page = pageOf(query, USUAL_PAGE);
    const { rows, total } = await listMessages(tx, query, page);
    return { data: rows.map(messageShape), ...pageFacts(page, total) };
  });

  serve('GET /contact/counts', async ({ tx }) => ({ data: await countMessages(tx) }));

  serve('GET /contact/:id', async ({ tx }, { params }) => ({
    data: messageDetailsShape(await readMessage(tx, params.id)),
  }));

  serve('PATCH /contact/:id', async (ctx, { params, body }) => ({
    data: messageShape(await changeStatus(ctx, params.id, body)),
  }));

  serve('POST /contact/:id/reply', async (ctx, { params, body }) => {
    await replyToMessage(ctx, params.id, body);
    return { data: messageDetailsShape(await readMessage(ctx.tx, params.id)) };
  });

  serve('DELETE /contact/:id', async (ctx, { params }) => {
    await deleteMessage(ctx, params.id);
    return { data: null };
  });
};
