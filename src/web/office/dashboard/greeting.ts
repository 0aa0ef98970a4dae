/** How one greets in Bangkok at a moment, in milliseconds. */
export const greetingAt = (nowMs: number): 'morning' | 'afternoon' | 'evening' => {
  const hour = new Date(nowMs + aheadOfUtc).getUTCHours();
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
};

const aheadOfUtc = 7 * 3_600_000;
