import type { Asks } from '../../../api/routes.ts';
import { type AsTyped, typedNumber, typedOrNone } from '../../form/typed-number.ts';
import type { Promotion } from '../read-pricing.ts';

/** As it stands in the form; a new one is a percentage, from one rental day on (document 3, section 9). */
export const draftOf = (promotion: Promotion | null) => ({
  trigger: promotion?.trigger ?? 'code',
  code: promotion?.code ?? '',
  name: promotion?.name ?? '',
  nameInThai: promotion?.nameInThai ?? '',
  description: promotion?.description ?? '',
  discountType: promotion?.discountType ?? 'percentage',
  discountValue: `${promotion?.discountValue ?? ''}`,
  minRentalDays: `${promotion?.minRentalDays ?? 1}`,
  minAdvanceDays: `${promotion?.minAdvanceDays ?? 0}`,
  maxDiscount: `${promotion?.maxDiscount ?? 0}`,
  validFrom: promotion?.validFrom ?? '',
  validTo: promotion?.validTo ?? '',
  usageLimit: `${promotion?.usageLimit ?? ''}`,
  isActive: promotion?.isActive ?? true,
});

export const sentOf = (
  draft: ReturnType<typeof draftOf>,
): AsTyped<Asks<'POST /admin/pricing/promo-codes'>['body']> => ({
  ...draft,
  code: draft.trigger === 'code' ? draft.code : null,
  nameInThai: draft.nameInThai || null,
  discountValue: typedNumber(draft.discountValue),
  minRentalDays: typedNumber(draft.minRentalDays),
  minAdvanceDays: typedNumber(draft.minAdvanceDays),
  maxDiscount: typedOrNone(draft.maxDiscount),
  usageLimit: typedOrNone(draft.usageLimit),
});
