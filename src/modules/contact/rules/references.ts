const MOST = 5;

/** The booking numbers in a text, regardless of case. */
export const referencesIn = (text: string): string[] => {
  const matches = text.match(/\bBKK[A-Z0-9]{6}\b/gi) ?? [];
  return [...new Set(matches.map((reference) => reference.toUpperCase()))].slice(0, MOST);
};
