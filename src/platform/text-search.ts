/** A pattern for `ilike` that finds a text anywhere in another; the signs that patterns know stand for themselves. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
