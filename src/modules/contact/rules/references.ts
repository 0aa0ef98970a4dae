const MOST = 5;

/** The booking numbers that somebody wrote in a text, however they wrote them. */
export const referencesIn = (text: string): string[] => {
  const matches = text.match(/\bBKK[A-Z0-9]{6}\b/gi) ?? [];
  return [...new Set(matches.map((reference) => reference.toUpperCase()))].slice(0, MOST);
};
