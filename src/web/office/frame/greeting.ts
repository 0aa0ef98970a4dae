import { bangkokClock } from '#kernel/bangkok-clock.ts';

/** The greeting for a time in milliseconds, by Bangkok's clock. */
export const greetingAt = (nowMs: number): 'morning' | 'afternoon' | 'evening' => {
  const hour = Number(bangkokClock(nowMs).slice(11, 13));
  if (hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
};
