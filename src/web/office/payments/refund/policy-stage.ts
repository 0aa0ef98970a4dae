type Policy = Readonly<{ fullUntil: string; halfUntil: string }>;

/** What the policy gives back at a moment. */
export const stageAt = ({ fullUntil, halfUntil }: Policy, nowMs: number): 'full' | 'half' | 'nothing' => {
  if (nowMs < Date.parse(fullUntil)) return 'full';
  return nowMs < Date.parse(halfUntil) ? 'half' : 'nothing';
};
