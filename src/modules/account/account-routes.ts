import type { Serving } from '#platform/http/serving.ts';
import { deleteAccount } from './erase/delete-account.ts';
import { exportOwnData } from './export/export-own-data.ts';
import { ownBookingsList } from './own-bookings/own-bookings-list.ts';
import { changeProfile } from './profile/change-profile.ts';
import { profileShape } from './profile/profile-shape.ts';
import { readProfile } from './profile/read-profile.ts';

export const accountRoutes = ({ serve, serveInSteps }: Serving): void => {
  serve('GET /auth/profile', async (ctx) => ({ data: profileShape(await readProfile(ctx)) }));

  serve('PUT /auth/profile', async (ctx, { body }) => {
    const { firstName, lastName, phone, language, ...particulars } = body;
    const person = { firstName, lastName, phone, language };
    return { data: profileShape(await changeProfile(ctx, { person: sent(person), particulars: sent(particulars) })) };
  });

  serve('GET /auth/export', (ctx) => exportOwnData(ctx));

  serveInSteps('POST /auth/delete-account', async (steps, { body }, { setSession }) => {
    await deleteAccount(steps, body);
    setSession(null);
    return { data: null };
  });

  serve('GET /bookings/my-bookings', (ctx, { query }) => ownBookingsList(ctx, 'ahead', query));

  serve('GET /bookings/my-history', (ctx, { query }) => ownBookingsList(ctx, 'over', query));
};

/** What was left out stays as it is. */
const sent = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
