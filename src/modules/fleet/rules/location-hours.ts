import { airportOf } from '#kernel/airport.ts';
import { bangkokDate, bangkokTime } from '#kernel/bangkok-time.ts';
import { type CalendarDate, weekday } from '#kernel/calendar-date.ts';
import { isOpenAt, type WeekHours, weekdays } from '#kernel/opening-hours.ts';

/** The business's hours, from the settings: the office by weekday, and its two airports. */
type OfficeHours = Readonly<{ mainOffice: WeekHours; suvarnabhumiAirport: string; donMueangAirport: string }>;

export type Business = Readonly<{ general: { businessHours: OfficeHours } }>;

/** The hours of a single date, such as a holiday. */
export type SpecialHours = Readonly<{ date: CalendarDate; hours: string }>;

type Place = Readonly<{
  name: string;
  isAirport: boolean;
  hours: Partial<WeekHours> | null;
  specialHours: readonly SpecialHours[];
}>;

/**
 * A location's hours on a date: those of the date if set, else its own of the weekday, else those of its airport, else
 * those of the main office.
 */
export const hoursOn = (place: Place, office: OfficeHours, date: CalendarDate): string => {
  const special = place.specialHours.find((one) => one.date === date);
  if (special) return special.hours;
  const day = weekdays[weekday(date) - 1] ?? 'monday';
  const own = place.hours?.[day]?.trim();
  if (own) return own;
  const airport = airportOf(place);
  return airport ? office[`${airport}Airport`] : office.mainOffice[day];
};

/** What a pick-up or return outside a location's hours means is the location's rule: `attended`. */
export const isOutsideOpeningHours = (place: Place, at: Temporal.Instant, { general }: Business): boolean =>
  !isOpenAt(hoursOn(place, general.businessHours, bangkokDate(at)), bangkokTime(at));
