export type DocumentKind = 'tax-invoice' | 'receipt' | 'credit-note';

/** The first serial number of each month. */
export const FIRST_SERIAL = 1000;

const letters: Record<DocumentKind, string> = { 'tax-invoice': '', receipt: 'R', 'credit-note': 'C' };

/** The month of a series, `YYYY-MM`, from a Bangkok date. */
export const seriesMonth = (day: string): string => day.slice(0, 7);

/** `2026-11-1000`, `R2026-11-1000`, `C2026-11-1000`. Serials beyond 9999 have five digits. */
export const documentNumber = (kind: DocumentKind, month: string, serial: number): string =>
  `${letters[kind]}${month}-${serial}`;
