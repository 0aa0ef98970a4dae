import { type Satang, toBaht } from '#kernel/money.ts';
import type { Context } from '#platform/context.ts';
import type { OfficeAddon } from '../addon-list-store.ts';

type Change = Readonly<{ action: string; before?: OfficeAddon; after?: OfficeAddon }>;

/** Leaves an entry of the audit log about an add-on. */
export const recordAddon = (ctx: Context, { addon }: OfficeAddon, { action, before, after }: Change): Promise<void> =>
  ctx.record({
    action,
    subject: { kind: 'addon', id: addon.id, name: addon.name.en },
    before: before && factsOf(before),
    after: after && factsOf(after),
  });

const factsOf = ({ addon, isActive, showOnWebsite, sortOrder, adminNotes }: OfficeAddon) => {
  const { name, shortDescription, description, terms, category, imageUrl, price, maxQuantity, currentStock } = addon;
  return {
    ...{ name: name.en, nameInThai: name.th, category },
    ...{ shortDescription: shortDescription.en, shortDescriptionInThai: shortDescription.th },
    ...{ description: description.en, descriptionInThai: description.th, terms: terms.en, termsInThai: terms.th },
    ...{ useFixedPricing: price.useFixedPricing, fixedPrice: baht(price.fixedPrice), dailyPrice: baht(price.daily) },
    ...{ weeklyPrice: baht(price.weekly), monthlyPrice: baht(price.monthly) },
    ...{ maxQuantity, currentStock, imageUrl, isActive, showOnWebsite, sortOrder, adminNotes },
  };
};

const baht = (amount: Satang | null) => (amount === null ? null : toBaht(amount));
