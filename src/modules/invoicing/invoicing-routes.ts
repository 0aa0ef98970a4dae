import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { bookingDocuments, oneDocument } from './booking-documents.ts';
import type { PaperTools } from './facts/paper-facts.ts';
import { issueDocument } from './issue-document.ts';
import { findPage, findPdf } from './records/issued-store.ts';
import { documentNotFound } from './rules/problems.ts';

/** Routes for tax invoices, receipts and credit notes. Issued documents are served as stored. */
export const invoicingRoutes = ({ serve }: EndpointBinders, tools: PaperTools): void => {
  serve('GET /admin/bookings/:id/documents', async ({ tx }, { params }) => ({
    data: await bookingDocuments(tx, params.id),
  }));

  serve('POST /admin/bookings/:id/documents', async (ctx, { params, body }) => ({
    data: await issueDocument(ctx, params.id, body, tools),
  }));

  serve('GET /admin/documents/:id', async ({ tx }, { params }) => ({ data: await oneDocument(tx, params.id) }));

  serve('GET /admin/documents/:id/file', async ({ tx }, { params }) => {
    const file = await findPdf(tx, params.id);
    if (!file?.pdf.length) throw documentNotFound();
    return { name: `${file.number}.pdf`, type: 'application/pdf', content: file.pdf };
  });

  serve('GET /admin/documents/:id/pages/:page', async ({ tx }, { params }) => {
    const page = await findPage(tx, params.id, params.page);
    if (!page?.picture) throw documentNotFound();
    const content = new TextEncoder().encode(page.picture);
    return { name: `${page.number}-${params.page}.svg`, type: 'image/svg+xml', content };
  });
};
