import type { Files } from '#platform/files.ts';
import type { Serving } from '#platform/http/bind-endpoints.ts';
import { shownDocument } from './document-shape.ts';
import { dropDocument } from './drop-document.ts';
import { keepDocument } from './keep-document.ts';
import { readDocument } from './read-document.ts';

/** Passports and licences of customers: kept among the files, and given to staff alone. */
export const customerDocumentRoutes = ({ serve, serveInSteps }: Serving, { files }: { files: Files }): void => {
  serveInSteps('POST /admin/customers/:id/documents/:kind', async (steps, { params: { id, kind }, files: [bytes] }) => {
    if (!bytes) throw new Error('An upload without a file is refused before');
    const document = await keepDocument(steps, files, { customerId: id, kind, bytes });
    return { data: shownDocument(document), message: 'Document saved' };
  });

  serve('GET /admin/customers/:id/documents/:documentId', ({ tx }, { params: { id: customerId, documentId: id } }) =>
    readDocument(tx, files, { customerId, id }),
  );

  serveInSteps(
    'DELETE /admin/customers/:id/documents/:documentId',
    async (steps, { params: { id: customerId, documentId: id } }) => {
      await dropDocument(steps, files, { customerId, id });
      return { data: null, message: 'Document deleted' };
    },
  );
};
