export type Wanted = Readonly<{ addonId: string; quantity: number }>;

/** One line for each add-on, however often it was named. */
export const mergeQuantities = (wanted: readonly Wanted[]): Wanted[] => {
  const quantities = new Map<string, number>();
  for (const { addonId, quantity } of wanted) quantities.set(addonId, (quantities.get(addonId) ?? 0) + quantity);
  return [...quantities].map(([addonId, quantity]) => ({ addonId, quantity }));
};
