/** How many kinds of add-ons a booking may have, and how many of one: also of what is not stock-kept. */
export const ADDON_KINDS_AT_MOST = 50;
export const ADDON_UNITS_AT_MOST = 1000;

/** What the office may enter of one: baht, and units of stock or places in the order. */
export const HIGHEST_PRICE = 1_000_000;
export const MOST_UNITS = 100_000;
