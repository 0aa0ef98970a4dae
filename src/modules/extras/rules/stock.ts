type Stock = Readonly<{ maxQuantity: number | null; currentStock: number }>;

/**
 * The units in service: `currentStock`, but at most `maxQuantity`; null if `maxQuantity` is empty, which means that no
 * stock is kept.
 */
export const unitsInService = ({ maxQuantity, currentStock }: Stock): number | null =>
  maxQuantity === null ? null : Math.min(currentStock, maxQuantity);

/** The units that a booking may take where so many are reserved at the worst moment; null if no stock is kept. */
export const unitsFree = (addon: Stock, reserved: number): number | null => {
  const units = unitsInService(addon);
  return units === null ? null : Math.max(0, units - reserved);
};

/** Whether `quantity` units are available, given the result of `unitsFree`; always true if no stock is kept. */
export const isEnough = (free: number | null, quantity: number) => free === null || quantity <= free;
