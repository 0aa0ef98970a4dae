/** Limits of what a category asks of its drivers, shared by the server and the form. */
export const LONGEST_LICENSE_MONTHS = 240;
export const HIGHEST_DRIVER_FEE = 100_000;
export const YOUNG_DAYS_AT_MOST = 365;

/** Ages that the search takes; whether a category may be driven at one is the category's rule. */
export const AGES_OF_DRIVERS = { youngest: 16, oldest: 99 } as const;
export const AGE_UNTOLD = 30;

/** Drivers of a booking, the main one included. */
export const DRIVERS_AT_MOST = 5;
