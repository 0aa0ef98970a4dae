import { findVehicle } from '#modules/fleet/index.ts';
import type { Quote } from '#modules/pricing/index.ts';
import { findPaymentMethod, readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { ownHold } from '../holds/own-hold.ts';
import { vehicleNotFound } from '../rules/problems.ts';
import { type Choices, priceChoices } from './price-choices.ts';

/**
 * What choices would cost now. Quoting knows no limits but that the return is after the pick-up. What the visitor's own
 * hold uses of a promotion is theirs.
 */
export const quoteBooking = async (
  ctx: Context,
  { vehicleId, paymentMethod, ...choices }: Choices & { vehicleId: string; paymentMethod: string | null },
): Promise<Quote> => {
  const vehicle = await findVehicle(ctx.tx, vehicleId);
  if (!vehicle) throw vehicleNotFound();
  const settings = await readSettings(ctx.tx);
  const method = paymentMethod ? await findPaymentMethod(ctx.tx, paymentMethod) : undefined;
  const held = await ownHold(ctx);
  const own = held ? { promotionId: held.promotionId, addons: [] } : undefined;
  const processingFee = method?.processingFee ?? 0;
  return priceChoices(ctx, { vehicle, choices: { ...choices, processingFee }, settings, own });
};
