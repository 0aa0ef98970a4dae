import type { RouteInput } from '../../../api/routes.ts';
import type { ChosenExtras } from '../../extras/chosen-extras.ts';
import { numberIn } from '../../form/typed-number.ts';
import type { Booking } from '../booking.ts';

type Sent = RouteInput<'PUT /admin/bookings/:id'>['body'];

/** What is sold with the vehicle, and what staff give by hand, as the edit form's fields. */
export type ExtrasFields = ChosenExtras &
  Readonly<{
    /** Baht off by hand; empty for none. */
    discountAmount: string;
    discountReason: string;
    /** Another vehicle is to cost what the present one does. */
    keepsPrice: boolean;
    keepReason: string;
  }>;

/** The add-on units of a booking, by id. */
export const unitsOf = ({ selectedAddons }: Pick<Booking, 'selectedAddons'>): Readonly<Record<string, number>> =>
  Object.fromEntries(selectedAddons.map(({ addonId, quantity }) => [addonId, quantity]));

/** The fields of add-ons, cover, discount and kept price, filled from the booking. */
export const extrasFieldsOf = (booking: Booking): ExtrasFields => ({
  addons: unitsOf(booking),
  packageId: booking.selectedInsurance?.packageId ?? '',
  insurancePayAt: booking.selectedInsurance?.payAt ?? 'online',
  discountAmount: booking.discount ? `${booking.discount.amount}` : '',
  discountReason: booking.discount?.reason ?? '',
  keepsPrice: false,
  keepReason: '',
});

/** A preview asks for the price before the reason is typed. */
const UNNAMED = '–';

/** What differs from the booking in add-ons, cover, discount and kept price. */
export const extrasWish = (fields: ExtrasFields & { vehicleId: string }, booking: Booking): Partial<Sent> => {
  const was = extrasFieldsOf(booking);
  const { addons, packageId, insurancePayAt: payAt, discountAmount, discountReason } = fields;
  const isOtherCover = packageId !== was.packageId || (packageId !== '' && payAt !== was.insurancePayAt);
  const isGiven = discountAmount.trim() !== '' || was.discountAmount !== '';
  const isOtherDiscount =
    isGiven && (discountAmount.trim() !== was.discountAmount || discountReason.trim() !== was.discountReason);
  return {
    ...(listed(addons) !== listed(was.addons) && {
      selectedAddons: Object.entries(addons).map(([addonId, quantity]) => ({ addonId, quantity })),
    }),
    ...(isOtherCover && { selectedInsurance: packageId ? { packageId, payAt } : null }),
    ...(isOtherDiscount && { discount: discountOf(discountAmount, discountReason) }),
    ...(fields.vehicleId !== booking.vehicleId &&
      fields.keepsPrice && { keepPrice: { reason: fields.keepReason.trim() || UNNAMED } }),
  };
};

const discountOf = (amount: string, reason: string) =>
  amount.trim() === '' ? null : { amount: numberIn(amount), reason: reason.trim() || UNNAMED };

const listed = (units: Readonly<Record<string, number>>): string =>
  Object.entries(units)
    .map(([id, quantity]) => `${id} ${quantity}`)
    .sort()
    .join();

/** Whether an amount off is typed that is none. */
export const isNoDiscount = ({ discountAmount }: ExtrasFields): boolean =>
  discountAmount.trim() !== '' && numberIn(discountAmount) <= 0;
