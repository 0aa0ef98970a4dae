import type { InsuranceOptionChange } from '#contract/office/insurance.ts';
import type { Context } from '#platform/context.ts';
import { refuseStale } from '../../rules/insurance-change.ts';
import { optionFields } from './insurance-fields.ts';
import { openOption } from './open-insurance.ts';
import { type InsuranceOption, saveOption } from './option-store.ts';
import { recordOption } from './record-insurance.ts';

/** Changes what is sent of an option. 404; 409 `extras.changed-meanwhile`, `extras.code-taken`. */
export const changeOption = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: InsuranceOptionChange },
): Promise<InsuranceOption> => {
  const before = await openOption(ctx, id, { isToChange: true });
  refuseStale(version, before);
  const after = await saveOption(ctx.tx, id, { ...optionFields(sent), updatedAt: ctx.now });
  await recordOption(ctx, after, { action: 'insurance-option.changed', before, after });
  return after;
};
