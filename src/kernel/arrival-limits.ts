/** The longest flight number and arrival note of a booking, in characters. */
export const FLIGHT_NUMBER_AT_MOST = 20;
export const ARRIVAL_NOTE_AT_MOST = 300;
