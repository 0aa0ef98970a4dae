import type { NewAddon } from '#contract/office/addons.ts';
import type { Context } from '#platform/context.ts';
import { refuseImpossible } from '../../rules/addon-change.ts';
import type { OfficeAddon } from '../addon-list-store.ts';
import { addonFields } from './addon-fields.ts';
import { insertAddon } from './addon-write-store.ts';
import { recordAddon } from './record-addon.ts';

/** Adds an add-on. 422 for prices and a stock that cannot be. */
export const createAddon = async (ctx: Context, sent: NewAddon): Promise<OfficeAddon> => {
  const { useFixedPricing = false, fixedPrice = null, maxQuantity = null, currentStock } = sent;
  refuseImpossible({ useFixedPricing, fixedPrice, maxQuantity, currentStock });
  const row = { ...addonFields(sent), name: sent.name, category: sent.category };
  const addon = await insertAddon(ctx.tx, row);
  await recordAddon(ctx, addon, { action: 'addon.created', after: addon });
  return addon;
};
