import type { AddonChange } from '#contract/office/addons.ts';
import type { Context } from '#platform/context.ts';
import { sentFields } from '#platform/http/input/sent-fields.ts';
import { refuseImpossible, refuseStale, touchesPriceOrStock } from '../../rules/addon-change.ts';
import { addonNotFound } from '../../rules/problems.ts';
import { findOfficeAddon, type OfficeAddon } from '../addon-list-store.ts';
import { lockAddons } from '../addon-store.ts';
import { addonFields } from './addon-fields.ts';
import { saveAddon } from './addon-write-store.ts';
import { recordAddon } from './record-addon.ts';

/** Changes what is sent of an add-on. 404; 409 `extras.changed-meanwhile`; 422 for prices and a stock that cannot be. */
export const changeAddon = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: AddonChange },
): Promise<OfficeAddon> => {
  const before = await openAddon(ctx, id);
  refuseStale(version, before);
  const fields = sentFields(addonFields(sent));
  if (touchesPriceOrStock(sent)) refuseImpossible({ ...kept(before), ...fields });
  const addon = await saveAddon(ctx.tx, id, fields);
  await recordAddon(ctx, addon, { action: 'addon.changed', before, after: addon });
  return addon;
};

const kept = ({ addon: { price, maxQuantity, currentStock } }: OfficeAddon) => ({
  ...{ useFixedPricing: price.useFixedPricing, fixedPrice: price.fixedPrice, maxQuantity, currentStock },
});

/** An add-on, locked against whoever counts its stock or changes it. 404 `extras.addon-not-found`. */
export const openAddon = async ({ tx }: Context, id: string): Promise<OfficeAddon> => {
  await lockAddons(tx, [id]);
  const addon = await findOfficeAddon(tx, id);
  if (!addon) throw addonNotFound();
  return addon;
};
