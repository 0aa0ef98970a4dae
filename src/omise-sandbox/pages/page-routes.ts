import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Ending, endApproval } from '../charges/end-approval.ts';
import { awaitsApproval, type Charge, chargeStatus, findCharge } from '../records/charge-life.ts';
import type { Sandbox } from '../records/context.ts';
import { chargeOfPage } from '../records/page-address.ts';
import { type Params, textParam } from '../wire/params.ts';
import { fontRoutes } from './font-routes.ts';
import { htmlPage, pageHeaders } from './layout.ts';
import { openPaymentsPage, outcomePage, paymentPage } from './payment-page.ts';
import { payerLanguage, payerWords } from './words.ts';

type PageRequest = { Params: { id: string }; Querystring: { acs?: string }; Body: Params };

/** The payers' pages. They require no key: anyone with a page's URL can approve or decline its charge, once. */
export const pageRoutes = (app: FastifyInstance, sandbox: Sandbox): void => {
  const { charges, deadlines, terms, now } = sandbox;

  fontRoutes(app);

  const chargeOf = (id: string): Charge | undefined => charges.find(chargeOfPage(id));

  const show = (charge: Charge | undefined, acceptLanguage: string | undefined, reply: FastifyReply) => {
    const language = payerLanguage(acceptLanguage);
    reply.headers(pageHeaders);
    if (!charge) return reply.code(404).send(htmlPage(language, payerWords(language).missing, ''));
    const waits = awaitsApproval(charge, now());
    return reply.send(
      waits ? paymentPage(charge, terms.merchant, language) : outcomePage(charge, terms.merchant, language, now()),
    );
  };

  app.get<PageRequest>('/payments/:id/authorize', async ({ params: { id }, query: { acs }, headers }, reply) => {
    const charge = chargeOf(id);
    if (charge && acs === 'false') endApproval(sandbox, charge.id, 'approved');
    const isOver = charge && !awaitsApproval(findCharge(sandbox, charge.id), now());
    if (isOver && charge.returnUri !== null) return reply.redirect(charge.returnUri, 303);
    return show(charge && chargeOf(id), headers['accept-language'], reply);
  });

  app.post<PageRequest>('/payments/:id/authorize', async ({ params: { id }, body }, reply) => {
    const charge = chargeOf(id);
    if (charge) answer(sandbox, charge, body);
    return reply.redirect(charge?.returnUri ?? `/payments/${id}/scan`, 303);
  });

  /** Replaces a phone that scans the QR code: the same page, but without a redirect to the return URI. */
  app.get<PageRequest>('/payments/:id/scan', async ({ params: { id }, headers }, reply) =>
    show(chargeOf(id), headers['accept-language'], reply),
  );

  app.post<PageRequest>('/payments/:id/scan', async ({ params: { id }, body }, reply) => {
    const charge = chargeOf(id);
    if (charge) answer(sandbox, charge, body);
    const isLeft = charge && textParam(body, 'answer') === 'leave';
    return reply.redirect(isLeft ? '/sandbox/payments' : `/payments/${id}/scan`, 303);
  });

  app.get<PageRequest>('/payments/:id/status', async ({ params: { id } }) => {
    const charge = findCharge(sandbox, chargeOfPage(id));
    return { processed: !awaitsApproval(charge, now()) };
  });

  app.get('/sandbox/payments', async ({ headers }, reply) => {
    const open = [...deadlines.keys()].map((id) => findCharge(sandbox, id));
    const waiting = open.filter((charge) => chargeStatus(charge, now()) === 'pending').toReversed();
    return reply.headers(pageHeaders).send(openPaymentsPage(waiting, payerLanguage(headers['accept-language'])));
  });
};

/** Approves, declines or ends the charge; any other `answer` leaves it pending. */
const answer = (sandbox: Sandbox, charge: Charge, body: Params): void => {
  const refusal: Ending = charge.card ? 'failed_processing' : 'payment_cancelled';
  const given = textParam(body, 'answer');
  if (given === 'approve') endApproval(sandbox, charge.id, 'approved');
  if (given === 'decline') endApproval(sandbox, charge.id, refusal);
  if (given === 'lapse') endApproval(sandbox, charge.id, 'lapsed');
};
