/** The time zone of the business, whatever the zone of the server, the database or the browser. */
export const BANGKOK = 'Asia/Bangkok';

/** Bangkok has no daylight saving: its clock is UTC+7 all year. */
export const BANGKOK_AHEAD_MS = 7 * 3_600_000;
export const BANGKOK_OFFSET = '+07:00';

/** Bangkok wall-clock time of epoch milliseconds, as `2026-12-05T10:00:00.000Z`; the Z does not apply. */
export const bangkokClock = (ms: number): string => new Date(ms + BANGKOK_AHEAD_MS).toISOString();
