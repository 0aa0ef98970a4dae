import type { NewInsuranceOption } from '#contract/office/insurance.ts';
import { nothing } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import { optionFields } from './insurance-fields.ts';
import { type InsuranceOption, insertOption } from './option-store.ts';
import { recordOption } from './record-insurance.ts';

/** Adds an insurance option. 409 `extras.code-taken`. */
export const createOption = async (ctx: Context, sent: NewInsuranceOption): Promise<InsuranceOption> => {
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  const row = {
    defaultDeductible: nothing,
    ...optionFields(sent),
    code: sent.code.toUpperCase(),
    name: sent.name,
    ...times,
  };
  const option = await insertOption(ctx.tx, row);
  await recordOption(ctx, option, { action: 'insurance-option.created', after: option });
  return option;
};
