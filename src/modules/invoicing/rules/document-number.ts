import type { DocumentKind } from './document-kind.ts';

/** The first serial number of each month. */
export const FIRST_SERIAL = 1000;

const letters: Record<DocumentKind, string> = {
  'tax-invoice': '',
  'abbreviated-tax-invoice': 'A',
  receipt: 'R',
  'credit-note': 'C',
  'refund-note': 'N',
};

/** The month of a series, `YYYY-MM`, from a Bangkok date. */
export const seriesMonth = (day: string): string => day.slice(0, 7);

/** `2026-11-1000`; other kinds have a letter before it. Serials beyond 9999 have five digits. */
export const documentNumber = (kind: DocumentKind, month: string, serial: number): string =>
  `${letters[kind]}${month}-${serial}`;
