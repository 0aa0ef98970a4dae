type Hidden = Readonly<{ hiddenAt: Temporal.Instant | null; hiddenBy: string | null }>;

/** When and by whom a review was hidden. Hiding it again keeps the first values. */
export const hiddenState = (
  { hiddenAt, hiddenBy }: Hidden,
  { isHidden, now, by }: { isHidden: boolean; now: Temporal.Instant; by: string | null },
): Hidden => {
  if (!isHidden) return { hiddenAt: null, hiddenBy: null };
  return hiddenAt ? { hiddenAt, hiddenBy } : { hiddenAt: now, hiddenBy: by };
};
