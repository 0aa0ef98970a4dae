type Hidden = Readonly<{ hiddenAt: Temporal.Instant | null; hiddenBy: string | null }>;

/** Since when and by whom a review is hidden. Hidden once more, it keeps who did it first. */
export const hiddenState = (
  { hiddenAt, hiddenBy }: Hidden,
  { isHidden, now, by }: { isHidden: boolean; now: Temporal.Instant; by: string | null },
): Hidden => {
  if (!isHidden) return { hiddenAt: null, hiddenBy: null };
  return hiddenAt ? { hiddenAt, hiddenBy } : { hiddenAt: now, hiddenBy: by };
};
