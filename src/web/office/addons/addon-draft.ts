import { typedNumber, typedOrNone } from '../form/typed-number.ts';
import type { Addon } from './addon-list.ts';

/** The add-on as form fields: numbers as typed text, empty for none. */
export const draftOf = (addon: Addon | null) => ({
  name: addon?.name ?? '',
  nameInThai: addon?.nameInThai ?? '',
  category: addon?.category ?? 'equipment',
  shortDescription: addon?.shortDescription.en ?? '',
  shortDescriptionInThai: addon?.shortDescription.th ?? '',
  description: addon?.description.en ?? '',
  descriptionInThai: addon?.description.th ?? '',
  useFixedPricing: addon?.useFixedPricing ?? false,
  fixedPrice: `${addon?.fixedPrice ?? ''}`,
  dailyPrice: `${addon?.dailyPrice ?? ''}`,
  weeklyPrice: `${addon?.weeklyPrice ?? ''}`,
  monthlyPrice: `${addon?.monthlyPrice ?? ''}`,
  currentStock: `${addon?.currentStock ?? 0}`,
  maxQuantity: `${addon?.maxQuantity ?? ''}`,
  sortOrder: `${addon?.sortOrder ?? 0}`,
  isActive: addon?.isActive ?? true,
  showOnWebsite: addon?.showOnWebsite ?? true,
  imageUrl: addon?.imageUrl ?? '',
  terms: addon?.terms ?? '',
  termsInThai: addon?.termsInThai ?? '',
  adminNotes: addon?.adminNotes ?? '',
});
export type AddonDraft = ReturnType<typeof draftOf>;

/** The request body. Prices of the pricing mode not in use are left out, so they stay unchanged. */
export const sentOf = ({ fixedPrice, dailyPrice, weeklyPrice, monthlyPrice, ...draft }: AddonDraft) => ({
  ...draft,
  ...(draft.useFixedPricing
    ? { fixedPrice: typedOrNone(fixedPrice) }
    : {
        dailyPrice: typedOrNone(dailyPrice),
        weeklyPrice: typedOrNone(weeklyPrice),
        monthlyPrice: typedOrNone(monthlyPrice),
      }),
  currentStock: typedNumber(draft.currentStock),
  maxQuantity: typedOrNone(draft.maxQuantity),
  sortOrder: typedOrNone(draft.sortOrder) ?? 0,
  imageUrl: draft.imageUrl.trim() || null,
});
