import { bangkokClock } from '#kernel/bangkok-clock.ts';

/** A moment on Bangkok's clock as the API takes it: `2026-12-05T10:00`. */
export const toLocalText = (ms: number): string => bangkokClock(ms).slice(0, 16);
