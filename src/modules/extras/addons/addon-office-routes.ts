import { pageFacts, pageOf } from '#kernel/paging.ts';
import type { Context } from '#platform/context.ts';
import { returnedRow } from '#platform/database/database.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { activeFilter } from '../rules/active-filter.ts';
import { addonProblems } from '../rules/addon-change.ts';
import { addonNotFound } from '../rules/problems.ts';
import { officeAddonShape } from './addon-shapes.ts';
import { changeAddon, createAddon, removeAddon } from './addon-use-cases.ts';
import { findOfficeAddon, listAddons, type OfficeAddon } from './office-addon-store.ts';
import { type AddonBookings, withAddonOutlook } from './with-outlook.ts';

const ROWS_OF_A_PAGE = 20;
const statusByFlag = { true: 'active', false: 'inactive' } as const;

/** The office's add-on routes. */
export const addonOfficeRoutes = ({ serve }: EndpointBinders, bookings: AddonBookings): void => {
  const answer = async (ctx: Context, addon: OfficeAddon) => {
    const [withUnits] = await withAddonOutlook(ctx, [addon], bookings);
    return officeAddonShape(returnedRow(withUnits));
  };

  serve('GET /addons', async (ctx, { query }) => {
    const { status, isActive, category, search = '' } = query;
    const page = pageOf(query, ROWS_OF_A_PAGE);
    const filter = { search, category, isActive: activeFilter(status ?? (isActive && statusByFlag[isActive])) };
    const { rows, total } = await listAddons(ctx.tx, { ...filter, ...page });
    return { data: (await withAddonOutlook(ctx, rows, bookings)).map(officeAddonShape), ...pageFacts(page, total) };
  });

  serve('GET /addons/:id', async (ctx, { params }) => {
    const addon = await findOfficeAddon(ctx.tx, params.id);
    if (!addon) throw addonNotFound();
    return { data: await answer(ctx, addon) };
  });

  serve(
    'POST /addons',
    async (ctx, { body }) => ({ data: await answer(ctx, await createAddon(ctx, body)), message: 'Add-on added' }),
    { alsoWrong: addonProblems },
  );

  serve('PATCH /addons/:id', async (ctx, { params, body }) => ({
    data: await answer(ctx, await changeAddon(ctx, { id: params.id, change: body })),
    message: 'Add-on saved',
  }));

  serve('DELETE /addons/:id', async (ctx, { params }) => {
    const removal = await removeAddon(ctx, params.id);
    return { data: { removal }, message: removal === 'deleted' ? 'Add-on deleted' : 'Add-on archived' };
  });
};
