import type { NewInsurancePackage } from '#contract/office/insurance.ts';
import type { Context } from '#platform/context.ts';
import type { WholePackage } from '../complete-packages.ts';
import { packageFields } from './insurance-fields.ts';
import { openPackage } from './open-insurance.ts';
import { insertPackage } from './package-store.ts';
import { recordPackage } from './record-insurance.ts';
import { saveParts } from './save-parts.ts';

/** Adds an insurance package with its options and rates. 422 for an option or a category that there is not. */
export const createPackage = async (ctx: Context, sent: NewInsurancePackage): Promise<WholePackage> => {
  const id = await insertPackage(ctx.tx, { ...packageFields(sent), name: sent.name });
  await saveParts(ctx, id, sent);
  const whole = await openPackage(ctx, id);
  await recordPackage(ctx, whole, { action: 'insurance-package.created', after: whole });
  return whole;
};
