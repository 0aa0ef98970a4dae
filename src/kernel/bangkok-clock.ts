/** The business lives in Bangkok, whatever zone the server, the database or the browser is in. */
export const BANGKOK = 'Asia/Bangkok';

/** Bangkok has no daylight saving: its clock is UTC+7 all year. */
export const BANGKOK_AHEAD_MS = 7 * 3_600_000;
export const BANGKOK_OFFSET = '+07:00';

/** What Bangkok's clock shows at a moment in milliseconds, as `2026-12-05T10:00:00.000Z`: cut off what is not asked. */
export const bangkokClock = (ms: number): string => new Date(ms + BANGKOK_AHEAD_MS).toISOString();
