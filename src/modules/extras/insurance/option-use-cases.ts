import type { InsuranceOptionChange, NewInsuranceOption } from '#contract/office/insurance.ts';
import type { Removal } from '#contract/office/removal.ts';
import { zeroSatang } from '#kernel/money.ts';
import { refuseStale } from '#kernel/refuse-stale.ts';
import type { Context } from '#platform/context.ts';
import { extrasConflict, optionNotFound } from '../rules/problems.ts';
import { optionFields } from './insurance-fields.ts';
import {
  archiveOption,
  deleteOption,
  findOption,
  type InsuranceOption,
  insertOption,
  saveOption,
} from './option-store.ts';
import { recordOption } from './record-insurance.ts';

/** Finds an unarchived option; `isToChange` locks it. 404 `extras.option-not-found`. */
export const openOption = async (
  { tx }: Pick<Context, 'tx'>,
  id: string,
  { isToChange = false }: { isToChange?: boolean } = {},
): Promise<InsuranceOption> => {
  const option = await findOption(tx, id, { isToChange });
  if (!option) throw optionNotFound();
  return option;
};

/** Adds an insurance option. 409 `extras.code-taken`. */
export const createOption = async (ctx: Context, sent: NewInsuranceOption): Promise<InsuranceOption> => {
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  const row = {
    defaultDeductible: zeroSatang,
    ...optionFields(sent),
    code: sent.code.toUpperCase(),
    name: sent.name,
    ...times,
  };
  const option = await insertOption(ctx.tx, row);
  await recordOption(ctx, option, { action: 'insurance-option.created', after: option });
  return option;
};

/** Changes the given fields of an option. 404; 409 `extras.changed-meanwhile`, `extras.code-taken`. */
export const changeOption = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: InsuranceOptionChange },
): Promise<InsuranceOption> => {
  const before = await openOption(ctx, id, { isToChange: true });
  refuseStale(version, before, extrasConflict);
  const after = await saveOption(ctx.tx, id, { ...optionFields(sent), updatedAt: ctx.now });
  await recordOption(ctx, after, { action: 'insurance-option.changed', before, after });
  return after;
};

/** Deletes an option that no package has, archived ones included, else archives it, so that these keep it. 404. */
export const removeOption = async (ctx: Context, id: string): Promise<Removal> => {
  const before = await openOption(ctx, id, { isToChange: true });
  const isDeleted = await deleteOption(ctx.tx, id);
  if (!isDeleted) await archiveOption(ctx.tx, id, ctx.now);
  const action = isDeleted ? 'insurance-option.deleted' : 'insurance-option.archived';
  await recordOption(ctx, before, { action, before });
  return isDeleted ? 'deleted' : 'archived';
};
