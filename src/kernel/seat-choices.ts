/** Vehicles with at least this many seats are one choice of a search, and so are those with four and five. */
export const MANY_SEATS = 8;
export const FOUR_OR_FIVE = '4-5';
