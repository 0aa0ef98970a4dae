import { typedNumber, typedOrNone } from '../form/typed-number.ts';
import type { Addon } from './addon-list.ts';
import { isFreeAddon } from './price-text.ts';

/** The add-on as form fields: numbers as typed text, empty for none. */
export const draftOf = (addon: Addon | null) => ({
  name: addon?.name ?? '',
  nameInThai: addon?.nameInThai ?? '',
  category: addon?.category ?? 'equipment',
  vehicleCategories: addon?.vehicleCategories ?? [],
  shortDescription: addon?.shortDescription ?? '',
  shortDescriptionInThai: addon?.shortDescriptionInThai ?? '',
  description: addon?.description ?? '',
  descriptionInThai: addon?.descriptionInThai ?? '',
  isFree: addon !== null && isFreeAddon(addon),
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

/** The request body; free is a fixed price of 0. Prices of the mode not in use are left out, so they stay unchanged. */
export const sentOf = ({ isFree, fixedPrice, dailyPrice, weeklyPrice, monthlyPrice, ...draft }: AddonDraft) => ({
  ...draft,
  useFixedPricing: isFree || draft.useFixedPricing,
  ...(isFree || draft.useFixedPricing
    ? { fixedPrice: isFree ? 0 : typedOrNone(fixedPrice) }
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
