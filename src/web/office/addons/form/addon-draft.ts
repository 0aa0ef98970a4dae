import type { ProblemKey } from '../../../problems/problem-words.ts';
import type { Addon } from '../addon-categories.ts';

/** An add-on as it stands in the form: numbers are what was typed, empty is none. */
export type AddonDraft = Readonly<{
  name: string;
  nameInThai: string;
  category: Addon['category'];
  shortDescription: string;
  shortDescriptionInThai: string;
  description: string;
  descriptionInThai: string;
  useFixedPricing: boolean;
  fixedPrice: string;
  dailyPrice: string;
  weeklyPrice: string;
  monthlyPrice: string;
  currentStock: string;
  maxQuantity: string;
  sortOrder: string;
  isActive: boolean;
  showOnWebsite: boolean;
  imageUrl: string;
  terms: string;
  termsInThai: string;
  adminNotes: string;
}>;
export type AddonField = keyof AddonDraft;

/** What a new add-on begins with (document 3, section 9). */
export const newAddon: AddonDraft = {
  ...{ name: '', nameInThai: '', category: 'equipment', shortDescription: '', shortDescriptionInThai: '' },
  ...{ description: '', descriptionInThai: '', useFixedPricing: false, fixedPrice: '', dailyPrice: '' },
  ...{ weeklyPrice: '', monthlyPrice: '', currentStock: '0', maxQuantity: '', sortOrder: '0', isActive: true },
  ...{ showOnWebsite: true, imageUrl: '', terms: '', termsInThai: '', adminNotes: '' },
};

const typed = (value: number | null) => (value === null ? '' : `${value}`);

export const draftOf = (addon: Addon): AddonDraft => ({
  ...{ name: addon.name, nameInThai: addon.nameInThai ?? '', category: addon.category },
  ...{ shortDescription: addon.shortDescription.en, shortDescriptionInThai: addon.shortDescription.th ?? '' },
  ...{ description: addon.description.en, descriptionInThai: addon.description.th ?? '' },
  ...{ useFixedPricing: addon.useFixedPricing, fixedPrice: typed(addon.fixedPrice) },
  ...{ dailyPrice: typed(addon.dailyPrice), weeklyPrice: typed(addon.weeklyPrice) },
  ...{ monthlyPrice: typed(addon.monthlyPrice), currentStock: typed(addon.currentStock) },
  ...{ maxQuantity: typed(addon.maxQuantity), sortOrder: typed(addon.sortOrder) },
  ...{ isActive: addon.isActive, showOnWebsite: addon.showOnWebsite, imageUrl: addon.imageUrl ?? '' },
  ...{ terms: addon.terms, termsInThai: addon.termsInThai ?? '', adminNotes: addon.adminNotes },
});

const PRICE = /^(\d+(\.\d{1,2})?)?$/;
const WHOLE = /^\d{0,6}$/;

/** What is wrong before anything is sent, by the name of its sentence. The prices that are not shown are not looked at. */
export const errorsOf = (draft: AddonDraft) => {
  const shown = draft.useFixedPricing
    ? (['fixedPrice'] as const)
    : (['dailyPrice', 'weeklyPrice', 'monthlyPrice'] as const);
  const found: (readonly [AddonField, boolean, ProblemKey])[] = [
    ['name', draft.name.trim() === '', 'name.required'],
    ['description', draft.description.trim() === '', 'description.required'],
    ['fixedPrice', draft.useFixedPricing && draft.fixedPrice.trim() === '', 'addon.fixed-price-required'],
    ...shown.map((name) => [name, !PRICE.test(draft[name].trim()), 'addon.price'] as const),
    ['currentStock', draft.currentStock.trim() === '', 'addon.stock-required'],
    ...(['currentStock', 'maxQuantity', 'sortOrder'] as const).map(
      (name) => [name, !WHOLE.test(draft[name].trim()), 'addon.whole-number'] as const,
    ),
  ];
  return found.filter(([, isWrong]) => isWrong).map(([name, , code]) => ({ name, code }));
};

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

/** What is sent of it. Emptied numbers are sent as none; prices that are not shown stay as they are. */
export const sentOf = (draft: AddonDraft) => {
  const { fixedPrice, dailyPrice, weeklyPrice, monthlyPrice, currentStock, maxQuantity, sortOrder, ...plain } = draft;
  return {
    ...plain,
    imageUrl: plain.imageUrl.trim() || null,
    ...(draft.useFixedPricing
      ? { fixedPrice: numberOf(fixedPrice) }
      : {
          dailyPrice: numberOf(dailyPrice),
          weeklyPrice: numberOf(weeklyPrice),
          monthlyPrice: numberOf(monthlyPrice),
        }),
    currentStock: numberOf(currentStock) ?? 0,
    maxQuantity: numberOf(maxQuantity),
    sortOrder: numberOf(sortOrder) ?? 0,
  };
};
