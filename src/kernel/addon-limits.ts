/** The most kinds of add-on in a booking, and units of each, even for add-ons without stock-keeping. */
export const ADDON_KINDS_AT_MOST = 50;
export const ADDON_UNITS_AT_MOST = 1000;

/** Limits of an add-on in the office form: its price in baht; its stock, and its position in the list. */
export const HIGHEST_PRICE = 1_000_000;
export const MOST_UNITS = 100_000;
