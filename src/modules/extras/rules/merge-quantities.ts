export type RequestedUnits = Readonly<{ addonId: string; quantity: number }>;

/** Adds up the quantities of each add-on, so that it appears once. */
export const mergeQuantities = (requested: readonly RequestedUnits[]): RequestedUnits[] => {
  const quantities = new Map<string, number>();
  for (const { addonId, quantity } of requested) quantities.set(addonId, (quantities.get(addonId) ?? 0) + quantity);
  return [...quantities].map(([addonId, quantity]) => ({ addonId, quantity }));
};
