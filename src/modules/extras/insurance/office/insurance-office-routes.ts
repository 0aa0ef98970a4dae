import { pageFacts, pageOf } from '#kernel/paging.ts';
import type { Context } from '#platform/context.ts';
import type { Serving } from '#platform/http/serving.ts';
import { activeOf } from '../../asked-status.ts';
import { completePackages } from '../complete-packages.ts';
import { changeOption } from './change-option.ts';
import { changePackage } from './change-package.ts';
import { createOption } from './create-option.ts';
import { createPackage } from './create-package.ts';
import { listOptions, listPackages } from './insurance-list-store.ts';
import { officeOptionShape, officePackageShape } from './office-shapes.ts';
import { openOption, openPackage } from './open-insurance.ts';
import { type InsuranceOption, readPackagesOfOptions } from './option-store.ts';
import { removeOption } from './remove-option.ts';
import { removePackage } from './remove-package.ts';

const ROWS_OF_A_PAGE = 20;

/** Options and packages, as the office works with them. */
export const insuranceOfficeRoutes = ({ serve }: Serving): void => {
  const shownOption = async ({ tx }: Pick<Context, 'tx'>, option: InsuranceOption) =>
    officeOptionShape(option, await readPackagesOfOptions(tx, [option.id]));

  serve('GET /insurance/options', async ({ tx }, { query: { search = '', status, ...part } }) => {
    const page = pageOf(part, ROWS_OF_A_PAGE);
    const { rows, total } = await listOptions(tx, { search, isActive: activeOf(status), ...page });
    const packages = await readPackagesOfOptions(
      tx,
      rows.map(({ id }) => id),
    );
    return { data: rows.map((row) => officeOptionShape(row, packages)), ...pageFacts(page, total) };
  });

  serve('POST /insurance/options', async (ctx, { body }) => ({
    data: await shownOption(ctx, await createOption(ctx, body)),
    message: 'Option created successfully',
  }));

  serve('GET /insurance/options/:id', async (ctx, { params }) => ({
    data: await shownOption(ctx, await openOption(ctx, params.id)),
  }));

  serve('PUT /insurance/options/:id', async (ctx, { params, body }) => ({
    data: await shownOption(ctx, await changeOption(ctx, { id: params.id, change: body })),
    message: 'Option updated successfully',
  }));

  serve('DELETE /insurance/options/:id', async (ctx, { params }) => {
    const removal = await removeOption(ctx, params.id);
    return { data: { removal }, message: removal === 'deleted' ? 'Option deleted successfully' : 'Option archived' };
  });

  serve('GET /insurance/packages', async ({ tx }, { query: { search = '', status, ...part } }) => {
    const page = pageOf(part, ROWS_OF_A_PAGE);
    const { rows, total } = await listPackages(tx, { search, isActive: activeOf(status), ...page });
    const packages = await completePackages(tx, rows, { readFor: 'edited' });
    return { data: packages.map(officePackageShape), ...pageFacts(page, total) };
  });

  serve('POST /insurance/packages', async (ctx, { body }) => ({
    data: officePackageShape(await createPackage(ctx, body)),
    message: 'Package created successfully',
  }));

  serve('GET /insurance/packages/:id', async (ctx, { params }) => ({
    data: officePackageShape(await openPackage(ctx, params.id)),
  }));

  serve('PUT /insurance/packages/:id', async (ctx, { params, body }) => ({
    data: officePackageShape(await changePackage(ctx, { id: params.id, change: body })),
    message: 'Package updated successfully',
  }));

  serve('DELETE /insurance/packages/:id', async (ctx, { params }) => {
    const removal = await removePackage(ctx, params.id);
    return { data: { removal }, message: removal === 'deleted' ? 'Package deleted successfully' : 'Package archived' };
  });
};
