import { airportOf } from '#kernel/airport.ts';
import { bangkokDate, bangkokTime } from '#kernel/bangkok-time.ts';
import { type CalendarDate, weekday } from '#kernel/calendar-date.ts';
import { isOpenAt, type WeekHours, weekdays } from '#kernel/opening-hours.ts';

/** The business's hours, from the settings: the office by weekday, and its two airports. */
type OfficeHours = Readonly<{ mainOffice: WeekHours; suvarnabhumiAirport: string; donMueangAirport: string }>;

type Business = Readonly<{ general: { businessHours: OfficeHours } }>;

type Place = Readonly<{ name: string; isAirport: boolean; hours: Partial<WeekHours> | null }>;

/** A location's hours on a date: its own if set, else those of its airport, else those of the main office. */
export const hoursOn = (place: Place, office: OfficeHours, date: CalendarDate): string => {
  const day = weekdays[weekday(date) - 1] ?? 'monday';
  const own = place.hours?.[day]?.trim();
  if (own) return own;
  const airport = airportOf(place);
  return airport ? office[`${airport}Airport`] : office.mainOffice[day];
};

/** Pick-ups and returns outside a location's hours are allowed, but flagged to staff. */
export const isOutsideOpeningHours = (place: Place, at: Temporal.Instant, { general }: Business): boolean =>
  !isOpenAt(hoursOn(place, general.businessHours, bangkokDate(at)), bangkokTime(at));
