import type { FastifyInstance, FastifyReply } from 'fastify';
import { awaitsApproval, type Charge, statusOf } from '../charge-life.ts';
import { type Ending, endApproval } from '../charges/end-approval.ts';
import type { Sandbox } from '../context.ts';
import { findCharge } from '../find-charge.ts';
import { chargeIdOf } from '../page-address.ts';
import { type Params, text } from '../wire/params.ts';
import { fontRoutes } from './font-routes.ts';
import { pageHeaders, pageOf } from './layout.ts';
import { outcomePage, paymentPage } from './payment-page.ts';
import { waitingPage } from './waiting-page.ts';
import { languageOf, wordsIn } from './words.ts';

type Asked = { Params: { id: string }; Querystring: { acs?: string }; Body: Params };

/** The pages that payers see. They take no key; whoever has a page's address may answer it, once. */
export const pageRoutes = (app: FastifyInstance, sandbox: Sandbox): void => {
  const { charges, deadlines, terms, now } = sandbox;

  fontRoutes(app);

  const chargeOf = (id: string): Charge | undefined => charges.find(chargeIdOf(id));

  const show = (charge: Charge | undefined, acceptLanguage: string | undefined, reply: FastifyReply) => {
    const language = languageOf(acceptLanguage);
    reply.headers(pageHeaders);
    if (!charge) return reply.code(404).send(pageOf(language, wordsIn(language).missing, ''));
    const waits = awaitsApproval(charge, now());
    return reply.send(
      waits ? paymentPage(charge, terms.merchant, language) : outcomePage(charge, terms.merchant, language, now()),
    );
  };

  app.get<Asked>('/payments/:id/authorize', async ({ params: { id }, query: { acs }, headers }, reply) => {
    const charge = chargeOf(id);
    if (charge && acs === 'false') endApproval(sandbox, charge.id, 'approved');
    const isOver = charge && !awaitsApproval(findCharge(sandbox, charge.id), now());
    if (isOver && charge.returnUri !== null) return reply.redirect(charge.returnUri, 303);
    return show(charge && chargeOf(id), headers['accept-language'], reply);
  });

  app.post<Asked>('/payments/:id/authorize', async ({ params: { id }, body }, reply) => {
    const charge = chargeOf(id);
    if (charge) answer(sandbox, charge, body);
    return reply.redirect(charge?.returnUri ?? `/payments/${id}/scan`, 303);
  });

  /** In place of a phone that scans the picture: it answers the same, but leads nowhere. */
  app.get<Asked>('/payments/:id/scan', async ({ params: { id }, headers }, reply) =>
    show(chargeOf(id), headers['accept-language'], reply),
  );

  app.post<Asked>('/payments/:id/scan', async ({ params: { id }, body }, reply) => {
    const charge = chargeOf(id);
    if (charge) answer(sandbox, charge, body);
    const isLeft = charge && text(body, 'answer') === 'lapse';
    return reply.redirect(isLeft ? '/sandbox/payments' : `/payments/${id}/scan`, 303);
  });

  app.get<Asked>('/payments/:id/status', async ({ params: { id } }) => {
    const charge = findCharge(sandbox, chargeIdOf(id));
    return { processed: !awaitsApproval(charge, now()) };
  });

  app.get('/sandbox/payments', async ({ headers }, reply) => {
    const open = [...deadlines.keys()].map((id) => findCharge(sandbox, id));
    const waiting = open.filter((charge) => statusOf(charge, now()) === 'pending').toReversed();
    return reply.headers(pageHeaders).send(waitingPage(waiting, languageOf(headers['accept-language'])));
  });
};

/** Approve, decline, or anything else: then nothing happens, and the time runs on. */
const answer = (sandbox: Sandbox, charge: Charge, body: Params): void => {
  const refusal: Ending = charge.card ? 'failed_processing' : 'payment_cancelled';
  const given = text(body, 'answer');
  if (given === 'approve') endApproval(sandbox, charge.id, 'approved');
  if (given === 'decline') endApproval(sandbox, charge.id, refusal);
};
