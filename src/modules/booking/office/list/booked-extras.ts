import type { OfficeBookingRow } from '#contract/office/booking-record.ts';
import { sum, toBaht } from '#kernel/money.ts';
import type { Quote } from '#modules/pricing/index.ts';

type Extras = Pick<OfficeBookingRow, 'addons' | 'insurance' | 'insurancePackage' | 'insuranceTotal'>;

/** The add-ons and the cover of a booking, as its price has them. */
export const bookedExtras = ({ lines }: Pick<Quote, 'lines'>): Extras => {
  const cover = lines.filter(({ kind }) => kind === 'insurance' || kind === 'insurance-at-pickup');
  const insurance = toBaht(sum(cover.map(({ amount }) => amount)));
  return {
    insurance,
    insuranceTotal: insurance,
    insurancePackage: cover[0]?.name?.en ?? null,
    addons: lines
      .filter(({ kind }) => kind === 'addon')
      .map(({ name, quantity, amount }) => ({
        name: name?.en ?? '',
        quantity,
        totalCost: toBaht(amount),
        totalPrice: toBaht(amount),
      })),
  };
};
