import { birthProblems } from '#kernel/date-of-birth.ts';
import { readPoints } from '#modules/booking/index.ts';
import { shownCustomer } from '#modules/customers/index.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { sentFields } from '#platform/http/input/sent-fields.ts';
import { anonymiseCustomer } from './erase/anonymise-customer.ts';
import { deleteOwnAccount } from './erase/delete-account.ts';
import { exportOwnData } from './export-own-data.ts';
import { ownBookingsList } from './own-bookings.ts';
import { changeProfile, profileShape, readProfile } from './own-profile.ts';

export const accountRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /auth/profile', async (ctx) => ({ data: profileShape(await readProfile(ctx)) }));

  serve('GET /account/points', async (ctx) => ({ data: await readPoints(ctx) }));

  serve(
    'PUT /auth/profile',
    async (ctx, { body }) => {
      const { firstName, lastName, phone, language, ...particulars } = body;
      const person = { firstName, lastName, phone, language };
      const change = { person: sentFields(person), particulars: sentFields(particulars) };
      return { data: profileShape(await changeProfile(ctx, change)) };
    },
    { alsoWrong: birthProblems },
  );

  serve('GET /auth/export', (ctx) => exportOwnData(ctx));

  serve('POST /auth/delete-account', async (ctx, _input, { setSession }) => {
    await deleteOwnAccount(ctx);
    setSession(null);
    return { data: null };
  });

  serve('POST /admin/customers/:id/anonymise', async (ctx, { params, body }) => ({
    data: shownCustomer(await anonymiseCustomer(ctx, { ...params, ...body })),
    message: 'Customer anonymised',
  }));

  serve('GET /bookings/my-bookings', (ctx, { query }) => ownBookingsList(ctx, 'ahead', query));

  serve('GET /bookings/my-history', (ctx, { query }) => ownBookingsList(ctx, 'over', query));
};
