export type DocumentKind = 'tax-invoice' | 'receipt' | 'credit-note';

/** Each month begins with this one. */
export const FIRST_SERIAL = 1000;

const letters: Record<DocumentKind, string> = { 'tax-invoice': '', receipt: 'R', 'credit-note': 'C' };

/** The month of a series, from a day in Bangkok. */
export const seriesMonth = (day: string): string => day.slice(0, 7);

/** `2026-11-1000`, `R2026-11-1000`, `C2026-11-1000`. Past 9999 it gets wider. */
export const documentNumber = (kind: DocumentKind, month: string, serial: number): string =>
  `${letters[kind]}${month}-${serial}`;
