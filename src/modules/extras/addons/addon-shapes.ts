import type { z } from 'zod';
import type { AddonShape } from '#contract/extras.ts';
import type { AddonPriceShape } from '#contract/extras-prices.ts';
import type { OfficeAddonShape } from '#contract/office/addons.ts';
import { type Satang, toBaht } from '#kernel/money.ts';
import { partsShape } from '../records/price-parts-shape.ts';
import { unitsInService } from '../rules/stock.ts';
import type { Addon } from './addon-store.ts';
import type { ItemisedAddon } from './offered-addons.ts';
import type { OfficeAddon } from './office-addon-store.ts';
import type { Outlook } from './with-outlook.ts';

export const addonShape = (addon: Addon, availableStock: number | null): z.input<typeof AddonShape> => ({
  id: addon.id,
  name: addon.name.en,
  nameInThai: addon.name.th,
  category: addon.category,
  vehicleCategories: [...addon.categoryIds],
  shortDescription: addon.shortDescription.en,
  shortDescriptionInThai: addon.shortDescription.th,
  description: addon.description.en,
  descriptionInThai: addon.description.th,
  imageUrl: addon.imageUrl,
  terms: addon.terms.en,
  termsInThai: addon.terms.th,
  dailyPrice: baht(addon.price.daily),
  weeklyPrice: baht(addon.price.weekly),
  monthlyPrice: baht(addon.price.monthly),
  useFixedPricing: addon.price.useFixedPricing,
  fixedPrice: baht(addon.price.fixedPrice),
  maxQuantity: addon.maxQuantity,
  currentStock: addon.currentStock,
  availableStock,
});

export const officeAddonShape = ({
  addon,
  outlook,
  ...rest
}: OfficeAddon & { outlook: Outlook }): z.input<typeof OfficeAddonShape> => ({
  ...addonShape(addon, unitsInService(addon)),
  ...rest,
  ...outlook,
});

const types = { piece: 'fixed', day: 'daily', week: 'weekly', month: 'monthly' } as const;

export const addonPriceShape = ({ addon, quantity, price }: ItemisedAddon): z.input<typeof AddonPriceShape> => ({
  addonId: addon.id,
  addonName: addon.name.en,
  quantity,
  totalPrice: toBaht(price.total),
  pricingType: types[price.unit],
  savings: toBaht(price.savings),
  breakdown: partsShape(price.parts),
});

const baht = (amount: Satang | null) => (amount === null ? null : toBaht(amount));
