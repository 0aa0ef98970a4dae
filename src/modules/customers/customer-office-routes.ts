import { birthProblems } from '#kernel/date-of-birth.ts';
import type { Files } from '#platform/files.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { sentFields } from '#platform/http/input/sent-fields.ts';
import { archiveCustomer, restoreCustomer } from './archive-customer.ts';
import { type CorrectBookings, changeCustomer, customerProblems } from './change-customer.ts';
import { createCustomer } from './create-customer.ts';
import { customerDocumentShape, deleteDocument, readDocument, saveDocument } from './customer-documents.ts';
import { shownCustomer } from './customer-shape.ts';

type OfficeTools = Readonly<{ publicUrl: string; correctBookings: CorrectBookings }>;

/** Staff's routes for customers. The lists are in the reports module, since they count bookings. */
export const customerOfficeRoutes = (
  { serve, serveInSteps }: EndpointBinders,
  { correctBookings, ...where }: OfficeTools,
): void => {
  serveInSteps(
    'POST /admin/customers',
    async (steps, { body }) => {
      const { customer, ...access } = await createCustomer(steps, body, where);
      return { data: { ...shownCustomer(customer), ...access }, message: 'Customer created' };
    },
    { alsoWrong: birthProblems },
  );

  serve(
    'PUT /admin/customers/:id',
    async (ctx, { params: { id }, body: { version, correctBookings: too, ...change } }) => {
      const changes = { id, version, change: sentFields(change) };
      const { customer, ...done } = await changeCustomer(ctx, changes, too ? correctBookings : null);
      return { data: { ...shownCustomer(customer), ...done }, message: 'Customer updated' };
    },
    { alsoWrong: customerProblems },
  );

  serve('DELETE /admin/customers/:id', async (ctx, { params }) => {
    const isArchived = await archiveCustomer(ctx, params.id);
    return { data: { isArchived }, message: isArchived ? 'Customer archived' : 'Customer deleted' };
  });

  serve('POST /admin/customers/:id/restore', async (ctx, { params }) => ({
    data: shownCustomer(await restoreCustomer(ctx, params.id)),
    message: 'Customer restored',
  }));
};

/** Routes for customers' passports and licences, which are stored as files and available to staff only. */
export const customerDocumentRoutes = ({ serve, serveInSteps }: EndpointBinders, { files }: { files: Files }): void => {
  serveInSteps('POST /admin/customers/:id/documents/:kind', async (steps, { params: { id, kind }, files: [bytes] }) => {
    if (!bytes) throw new Error('An upload without a file is refused before');
    const document = await saveDocument(steps, files, { customerId: id, kind, bytes });
    return { data: customerDocumentShape(document), message: 'Document saved' };
  });

  serve('GET /admin/customers/:id/documents/:documentId', ({ tx }, { params: { id: customerId, documentId: id } }) =>
    readDocument(tx, files, { customerId, id }),
  );

  serveInSteps(
    'DELETE /admin/customers/:id/documents/:documentId',
    async (steps, { params: { id: customerId, documentId: id } }) => {
      await deleteDocument(steps, files, { customerId, id });
      return { data: null, message: 'Document deleted' };
    },
  );
};
