type Whole = Readonly<{
  general: { mapLatitude: number | null; mapLongitude: number | null };
  booking: { minBookingHours: number; maxBookingDays: number };
}>;

/** What fits its own limits and not what stands beside it. */
export const wrongPairs = ({ general, booking }: Whole): Record<string, string> => ({
  ...((general.mapLatitude === null) !== (general.mapLongitude === null) && {
    [general.mapLatitude === null ? 'general.mapLatitude' : 'general.mapLongitude']:
      'Set both latitude and longitude, or neither',
  }),
  ...(booking.minBookingHours > booking.maxBookingDays * 24 && {
    'booking.minBookingHours': 'The shortest rental must not be longer than the longest',
  }),
});
