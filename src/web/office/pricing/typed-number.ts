/** What was typed as a number; `NaN` where there is none, which the API refuses with the sentence of its field. */
export const typedNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** As `typedNumber`, where nothing means none. */
export const typedOrNone = (text: string): number | null => (text.trim() === '' ? null : Number(text));
