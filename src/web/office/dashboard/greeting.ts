import { bangkokClock } from '#kernel/bangkok-clock.ts';

/** How one greets in Bangkok at a moment, in milliseconds. */
export const greetingAt = (nowMs: number): 'morning' | 'afternoon' | 'evening' => {
  const hour = Number(bangkokClock(nowMs).slice(11, 13));
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
};
