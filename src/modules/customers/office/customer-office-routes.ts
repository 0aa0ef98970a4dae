import type { Serving } from '#platform/http/bind-endpoints.ts';
import { sentFields } from '#platform/http/input/sent-fields.ts';
import { archiveCustomer, restoreCustomer } from './archive-customer.ts';
import { changeCustomer } from './change-customer.ts';
import { createCustomer } from './create-customer.ts';
import { shownCustomer } from './customer-shape.ts';

/** Customers in the hands of staff. The lists are the reports', since they count bookings. */
export const customerOfficeRoutes = ({ serve, serveInSteps }: Serving, where: { publicUrl: string }): void => {
  serveInSteps('POST /admin/customers', async (steps, { body }) => {
    const { customer, ...access } = await createCustomer(steps, body, where);
    return { data: { ...shownCustomer(customer), ...access }, message: 'Customer created' };
  });

  serve('PUT /admin/customers/:id', async (ctx, { params: { id }, body: { version, ...change } }) => ({
    data: shownCustomer(await changeCustomer(ctx, { id, version, change: sentFields(change) })),
    message: 'Customer updated',
  }));

  serve('DELETE /admin/customers/:id', async (ctx, { params }) => {
    const isArchived = await archiveCustomer(ctx, params.id);
    return { data: { isArchived }, message: isArchived ? 'Customer archived' : 'Customer deleted' };
  });

  serve('POST /admin/customers/:id/restore', async (ctx, { params }) => ({
    data: shownCustomer(await restoreCustomer(ctx, params.id)),
    message: 'Customer restored',
  }));
};
