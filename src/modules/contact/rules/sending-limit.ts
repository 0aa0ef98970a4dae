/** Messages that one address may send in an hour; a hotel or an office may be behind it. */
export const MOST_AN_HOUR = 20;

export const isTooMany = (sentThisHour: number): boolean => sentThisHour > MOST_AN_HOUR;
