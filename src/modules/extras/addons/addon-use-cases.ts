import type { AddonChange, NewAddon } from '#contract/office/addons.ts';
import type { Removal } from '#contract/office/removal.ts';
import { fromBaht, type Satang, toBaht } from '#kernel/money.ts';
import { refuseWrong } from '#kernel/problem.ts';
import { refuseStale } from '#kernel/refuse-stale.ts';
import { categoryIds } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { sentFields } from '#platform/http/input/sent-fields.ts';
import { addonProblems, touchesPriceOrStock } from '../rules/addon-change.ts';
import { addonNotFound, extrasConflict, unknownAddonCategory } from '../rules/problems.ts';
import { lockAddons } from './addon-store.ts';
import {
  type AddonRow,
  archiveAddon,
  categoryNames,
  deleteAddon,
  findOfficeAddon,
  insertAddon,
  type OfficeAddon,
  saveAddon,
} from './office-addon-store.ts';

/** Adds an add-on. 422 for a missing fixed price, a stock above the maximum, or an unknown vehicle category. */
export const createAddon = async (ctx: Context, sent: NewAddon): Promise<OfficeAddon> => {
  const { useFixedPricing = false, fixedPrice = null, maxQuantity = null, currentStock } = sent;
  refuseWrong(addonProblems({ useFixedPricing, fixedPrice, maxQuantity, currentStock }));
  const row = { ...addonFields(sent), name: sent.name, category: sent.category };
  await refuseUnknownCategories(ctx, sent.vehicleCategories);
  const addon = await insertAddon(ctx.tx, row, { categoryIds: sent.vehicleCategories });
  await recordAddon(ctx, addon, { action: 'addon.created', after: addon });
  return addon;
};

/**
 * Changes the given fields of an add-on. 404; 409 `extras.changed-meanwhile`; 422 for a missing fixed price, a stock
 * above the maximum, or an unknown vehicle category. It keeps the categories that were archived since.
 */
export const changeAddon = async (
  ctx: Context,
  { id, change: { version, ...sent } }: { id: string; change: AddonChange },
): Promise<OfficeAddon> => {
  const before = await openAddon(ctx, id);
  refuseStale(version, before, extrasConflict);
  const fields = sentFields(addonFields(sent));
  if (touchesPriceOrStock(sent)) refuseWrong(addonProblems({ ...priceAndStock(before), ...fields }));
  await refuseUnknownCategories(ctx, sent.vehicleCategories, before.addon.categoryIds);
  const addon = await saveAddon(ctx.tx, id, fields, { categoryIds: sent.vehicleCategories });
  await recordAddon(ctx, addon, { action: 'addon.changed', before, after: addon });
  return addon;
};

const refuseUnknownCategories = async (
  { tx }: Context,
  chosen: readonly string[] = [],
  had: readonly string[] = [],
): Promise<void> => {
  const added = chosen.filter((id) => !had.includes(id));
  if (added.length === 0) return;
  const existing = await categoryIds(tx);
  if (added.some((id) => !existing.has(id))) throw unknownAddonCategory();
};

const priceAndStock = ({ addon: { price, maxQuantity, currentStock } }: OfficeAddon) => ({
  useFixedPricing: price.useFixedPricing,
  fixedPrice: price.fixedPrice,
  maxQuantity,
  currentStock,
});

/** Finds an add-on and locks it against concurrent changes and stock counts. 404 `extras.addon-not-found`. */
const openAddon = async ({ tx }: Context, id: string): Promise<OfficeAddon> => {
  await lockAddons(tx, [id]);
  const addon = await findOfficeAddon(tx, id);
  if (!addon) throw addonNotFound();
  return addon;
};

/** Deletes an add-on that no booking refers to, else archives it: bookings keep it and its units. 404. */
export const removeAddon = async (ctx: Context, id: string): Promise<Removal> => {
  const before = await openAddon(ctx, id);
  const removal = (await deleteAddon(ctx.tx, id)) ? 'deleted' : 'archived';
  if (removal === 'archived') await archiveAddon(ctx.tx, id, ctx.now);
  await recordAddon(ctx, before, { action: removal === 'deleted' ? 'addon.deleted' : 'addon.archived', before });
  return removal;
};

/** Converts the add-on fields of a request to column values. Fields left out stay out. */
const addonFields = (sent: Omit<AddonChange, 'version'>) => {
  const { dailyPrice, weeklyPrice, monthlyPrice, fixedPrice, showOnWebsite, vehicleCategories: _for, ...plain } = sent;
  const { nameInThai, shortDescriptionInThai, descriptionInThai, termsInThai, ...rest } = plain;
  const prices = { dailyPrice, weeklyPrice, monthlyPrice, fixedPrice };
  const texts = { nameInThai, shortDescriptionInThai, descriptionInThai, termsInThai };
  return {
    ...rest,
    ...mapped(prices, (baht): Satang | null => (baht === null ? null : fromBaht(baht))),
    ...mapped(texts, (text) => text || null),
    ...(showOnWebsite !== undefined && { isOnWebsite: showOnWebsite }),
  } satisfies { [Name in keyof AddonRow]?: AddonRow[Name] | undefined };
};

const mapped = <Name extends string, Value, Mapped>(
  fields: Readonly<Record<Name, Value | undefined>>,
  map: (value: Value) => Mapped,
): Partial<Record<Name, Mapped>> =>
  Object.fromEntries(
    Object.entries<Value | undefined>(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, map(value)]],
    ),
  ) as Partial<Record<Name, Mapped>>;

type Change = Readonly<{ action: string; before?: OfficeAddon; after?: OfficeAddon }>;

/** Writes an audit log entry about an add-on. */
const recordAddon = async (ctx: Context, { addon }: OfficeAddon, { action, before, after }: Change): Promise<void> =>
  ctx.record({
    action,
    subject: { kind: 'addon', id: addon.id, name: addon.name.en },
    before: before && (await factsOf(ctx, before)),
    after: after && (await factsOf(ctx, after)),
  });

const factsOf = async ({ tx }: Context, { addon, isActive, showOnWebsite, sortOrder, adminNotes }: OfficeAddon) => {
  const { name, shortDescription, description, terms, category, imageUrl, price, maxQuantity, currentStock } = addon;
  return {
    name: name.en,
    nameInThai: name.th,
    category,
    vehicleCategories: await categoryNames(tx, addon.categoryIds),
    shortDescription: shortDescription.en,
    shortDescriptionInThai: shortDescription.th,
    description: description.en,
    descriptionInThai: description.th,
    terms: terms.en,
    termsInThai: terms.th,
    useFixedPricing: price.useFixedPricing,
    fixedPrice: baht(price.fixedPrice),
    dailyPrice: baht(price.daily),
    weeklyPrice: baht(price.weekly),
    monthlyPrice: baht(price.monthly),
    maxQuantity,
    currentStock,
    imageUrl,
    isActive,
    showOnWebsite,
    sortOrder,
    adminNotes,
  };
};

const baht = (amount: Satang | null) => (amount === null ? null : toBaht(amount));
