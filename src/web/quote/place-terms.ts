import type { DataOf } from '../api/routes.ts';

/** What the locations of a rental say to its hours and its return. */
export type PlaceTerms = Pick<DataOf<'POST /bookings/check-availability'>, 'outside' | 'refused'>;
