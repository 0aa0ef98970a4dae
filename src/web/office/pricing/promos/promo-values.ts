import type { Asks } from '../../../api/routes.ts';
import type { Promotion } from '../read-pricing.ts';
import { typedNumber, typedOrNone } from '../typed-number.ts';

/** A promotion while it is typed. */
export type PromoValues = Readonly<{
  trigger: Promotion['trigger'];
  code: string;
  name: string;
  nameInThai: string;
  description: string;
  discountType: Promotion['discountType'];
  discountValue: string;
  minRentalDays: string;
  minAdvanceDays: string;
  maxDiscount: string;
  validFrom: string;
  validTo: string;
  usageLimit: string;
  isActive: boolean;
}>;

/** Document 3, section 9: a percentage, from one rental day on. */
export const newPromo: PromoValues = {
  ...{ trigger: 'code', code: '', name: '', nameInThai: '', description: '' },
  ...{ discountType: 'percentage', discountValue: '', minRentalDays: '1', minAdvanceDays: '0', maxDiscount: '0' },
  ...{ validFrom: '', validTo: '', usageLimit: '', isActive: true },
};

export const typedPromo = (promotion: Promotion): PromoValues => ({
  ...promotion,
  code: promotion.code ?? '',
  nameInThai: promotion.nameInThai ?? '',
  discountValue: String(promotion.discountValue),
  minRentalDays: String(promotion.minRentalDays),
  minAdvanceDays: String(promotion.minAdvanceDays),
  maxDiscount: String(promotion.maxDiscount ?? 0),
  usageLimit: promotion.usageLimit === null ? '' : String(promotion.usageLimit),
});

type Body = Asks<'POST /admin/pricing/promo-codes'>['body'];

export const sentPromo = (values: PromoValues): Body => ({
  trigger: values.trigger,
  code: values.trigger === 'code' ? values.code : null,
  name: values.name,
  nameInThai: values.nameInThai || null,
  description: values.description,
  discountType: values.discountType,
  discountValue: typedNumber(values.discountValue),
  minRentalDays: typedNumber(values.minRentalDays),
  minAdvanceDays: typedNumber(values.minAdvanceDays),
  maxDiscount: typedOrNone(values.maxDiscount),
  validFrom: values.validFrom,
  validTo: values.validTo,
  usageLimit: typedOrNone(values.usageLimit),
  isActive: values.isActive,
});
