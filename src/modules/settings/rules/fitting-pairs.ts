import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';

type CheckedSettings = Readonly<{
  general: { mapLatitude: number | null; mapLongitude: number | null };
  booking: { minBookingHours: number; maxBookingDays: number };
}>;

/** The values that are valid alone but contradict another setting. */
export const pairProblems = ({ general, booking }: CheckedSettings): FieldProblems => ({
  ...((general.mapLatitude === null) !== (general.mapLongitude === null) && {
    [general.mapLatitude === null ? 'general.mapLatitude' : 'general.mapLongitude']: fieldProblem('place.half-a-point'),
  }),
  ...(booking.minBookingHours > booking.maxBookingDays * 24 && {
    'booking.minBookingHours': fieldProblem('settings.shortest-over-longest'),
  }),
});
