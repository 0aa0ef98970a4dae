const AHEAD_MS = 7 * 3_600_000;

/** A moment on Bangkok's clock as the API takes it: `2026-12-05T10:00`. */
export const toLocalText = (ms: number): string => new Date(ms + AHEAD_MS).toISOString().slice(0, 16);
