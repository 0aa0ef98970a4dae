import type { OfferShape } from '#contract/fleet.ts';
import type { Client } from '../../api/client.ts';
import type { Period } from '../vehicles/search/search.ts';

/**
 * A real quote of a real vehicle, with a cover and an add-on where the business sells them, so that the page can show
 * what a price is made of. Null when there is none.
 */
export const readExample = async (call: Client['call'], vehicle: OfferShape, period: Period) => {
  const [covers, addons] = await Promise.all([
    call('GET /insurance/packages/category/:categoryId', { params: { categoryId: vehicle.category.id } }),
    call('GET /addons/available', { query: period }),
  ]);
  const cover = covers.success ? covers.data.find(({ paymentOption }) => paymentOption !== 'pickup') : undefined;
  const free = addons.success ? addons.data.filter(({ availableStock }) => availableStock !== 0) : [];
  const addon = free.find(({ category }) => category === 'safety') ?? free[0];
  const quote = await call('POST /booking-pricing/calculate', {
    body: {
      vehicleId: vehicle.id,
      ...period,
      ...(addon ? { selectedAddons: [{ addonId: addon.id, quantity: 1 }] } : {}),
      ...(cover ? { selectedInsurance: { packageId: cover.id, payAt: 'online' } } : {}),
    },
  });
  const hasCovers = covers.success && covers.data.length > 0;
  return quote.success ? { vehicle, period, quote: quote.data, hasCovers } : null;
};
