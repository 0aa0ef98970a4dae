import { pageFacts, pageOf } from '#kernel/paging.ts';
import { openOwnBooking } from '#modules/booking/index.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { bookingDocuments, listedDocument, oneDocument, ownDocuments } from './booking-documents.ts';
import { exportDocuments } from './export-documents.ts';
import type { PaperTools } from './facts/paper-facts.ts';
import { creditProblems, issueDocument } from './issue-document.ts';
import { asPrinted, customersDocument, printDocument, printedDocument } from './print-document.ts';
import { listDocuments } from './records/document-list-store.ts';
import { documentsOfBooking } from './records/issued-store.ts';
import { documentNotFound } from './rules/problems.ts';

const USUAL_PAGE = 20;

/** Routes for tax invoices, receipts and credit notes. Originals are served as stored. */
export const invoicingRoutes = ({ serve, serveInSteps, serveStream }: EndpointBinders, tools: PaperTools): void => {
  const { typesetter } = tools;
  serve('GET /admin/payments/documents', async ({ tx }, { query }) => {
    const page = pageOf(query, USUAL_PAGE);
    const { rows, total } = await listDocuments(tx, query, page);
    return { data: rows.map(listedDocument), ...pageFacts(page, total) };
  });

  serveStream('GET /admin/payments/documents/export', async (ctx, { query }) => exportDocuments(ctx, query));

  serve('GET /admin/bookings/:id/documents', async ({ tx }, { params }) => ({
    data: await bookingDocuments(tx, params.id),
  }));

  serve(
    'POST /admin/bookings/:id/documents',
    async (ctx, { params, body }) => ({ data: await issueDocument(ctx, params.id, body, tools) }),
    { alsoWrong: creditProblems },
  );

  serve('GET /admin/documents/:id', async ({ tx }, { params }) => ({ data: await oneDocument(tx, params.id) }));

  serve('POST /admin/documents/:id/prints', async (ctx, { params, body }) => {
    const { id, mark } = await printDocument(ctx, params.id, body.reason ?? null);
    return { data: { id, mark } };
  });

  serve('GET /admin/documents/:id/file', async ({ tx }, { params, query }) => {
    const { number, pdf } = await printedDocument(tx, { id: params.id, printId: query.print }, typesetter);
    return { name: `${number}.pdf`, type: 'application/pdf', content: pdf };
  });

  serve('GET /admin/documents/:id/pages/:page', async ({ tx }, { params, query }) => {
    const { number, pages } = await printedDocument(tx, { id: params.id, printId: query.print }, typesetter);
    const page = pages[params.page - 1];
    if (!page) throw documentNotFound();
    return { name: `${number}-${params.page}.svg`, type: 'image/svg+xml', content: new TextEncoder().encode(page) };
  });

  serve('GET /bookings/:id/documents', async ({ tx, actor }, { params }) => {
    const { id } = await openOwnBooking(tx, actor, params.id);
    return { data: ownDocuments(await documentsOfBooking(tx, id)) };
  });

  serveInSteps('GET /bookings/:id/documents/:documentId', async ({ step }, { params }) => {
    const { number, pdf } = await step(async (ctx) => {
      const { id: bookingId } = await openOwnBooking(ctx.tx, ctx.actor, params.id);
      const { document, mark } = await customersDocument(ctx, { id: params.documentId, bookingId });
      return asPrinted(ctx.tx, document, { mark }, typesetter);
    });
    return { name: `${number}.pdf`, type: 'application/pdf', content: pdf };
  });
};
