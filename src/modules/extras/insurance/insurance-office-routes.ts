import { pageFacts, pageOf } from '#kernel/paging.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { activeFilter } from '../rules/active-filter.ts';
import { completePackages } from './complete-packages.ts';
import { optionForOffice, optionsForOffice, packageForOffice, packagesForOffice } from './insurance-for-office.ts';
import { listOptions, listPackages } from './insurance-list-store.ts';
import { changeOption, createOption, openOption, removeOption } from './option-use-cases.ts';
import { changePackage, createPackage, openPackage, removePackage } from './package-use-cases.ts';

const ROWS_OF_A_PAGE = 20;

/** The office's routes for insurance options and packages. */
export const insuranceOfficeRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /insurance/options', async ({ tx }, { query: { search = '', status, ...part } }) => {
    const page = pageOf(part, ROWS_OF_A_PAGE);
    const { rows, total } = await listOptions(tx, { search, isActive: activeFilter(status), ...page });
    return { data: await optionsForOffice(tx, rows), ...pageFacts(page, total) };
  });

  serve('POST /insurance/options', async (ctx, { body }) => ({
    data: await optionForOffice(ctx.tx, await createOption(ctx, body)),
    message: 'Option created successfully',
  }));

  serve('GET /insurance/options/:id', async (ctx, { params }) => ({
    data: await optionForOffice(ctx.tx, await openOption(ctx, params.id)),
  }));

  serve('PUT /insurance/options/:id', async (ctx, { params, body }) => ({
    data: await optionForOffice(ctx.tx, await changeOption(ctx, { id: params.id, change: body })),
    message: 'Option updated successfully',
  }));

  serve('DELETE /insurance/options/:id', async (ctx, { params }) => {
    const removal = await removeOption(ctx, params.id);
    return { data: { removal }, message: removal === 'deleted' ? 'Option deleted successfully' : 'Option archived' };
  });

  serve('GET /insurance/packages', async ({ tx }, { query: { search = '', status, ...part } }) => {
    const page = pageOf(part, ROWS_OF_A_PAGE);
    const { rows, total } = await listPackages(tx, { search, isActive: activeFilter(status), ...page });
    const packages = await completePackages(tx, rows, { readFor: 'edited' });
    return { data: await packagesForOffice(tx, packages), ...pageFacts(page, total) };
  });

  serve('POST /insurance/packages', async (ctx, { body }) => ({
    data: await packageForOffice(ctx.tx, await createPackage(ctx, body)),
    message: 'Package created successfully',
  }));

  serve('GET /insurance/packages/:id', async (ctx, { params }) => ({
    data: await packageForOffice(ctx.tx, await openPackage(ctx, params.id)),
  }));

  serve('PUT /insurance/packages/:id', async (ctx, { params, body }) => ({
    data: await packageForOffice(ctx.tx, await changePackage(ctx, { id: params.id, change: body })),
    message: 'Package updated successfully',
  }));

  serve('DELETE /insurance/packages/:id', async (ctx, { params }) => {
    const removal = await removePackage(ctx, params.id);
    return { data: { removal }, message: removal === 'deleted' ? 'Package deleted successfully' : 'Package archived' };
  });
};
