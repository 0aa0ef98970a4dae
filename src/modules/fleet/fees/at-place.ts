import { bangkokDate } from '#kernel/bangkok-time.ts';
import type { Location } from '../records/location-store.ts';
import { type Business, hoursOn, isOutsideOpeningHours } from '../rules/location-hours.ts';
import { type Attended, attended, type Outside } from '../rules/outside-hours.ts';

/** A pick-up or return by the hours and rules of its location. */
export type AtPlace = Attended &
  Readonly<{
    isOutside: boolean;
    kind: Outside;
    /** The opening hours of that day. */
    hours: string;
    /** How a key box is used; null where the rental is attended, or ends within opening hours. */
    instructions: Readonly<{ en: string; th: string | null }> | null;
  }>;

export const pickUpAt = (place: Location, at: Temporal.Instant, business: Business): AtPlace =>
  atPlace(place, at, business, {
    kind: place.pickUpOutside,
    fee: place.pickUpOutsideFee,
    instructions: { en: place.pickUpInstructions, th: place.pickUpInstructionsInThai || null },
  });

export const dropOffAt = (place: Location, at: Temporal.Instant, business: Business): AtPlace =>
  atPlace(place, at, business, {
    kind: place.dropOffOutside,
    fee: place.dropOffOutsideFee,
    instructions: { en: place.dropOffInstructions, th: place.dropOffInstructionsInThai || null },
  });

type Rule = Parameters<typeof attended>[0] & Readonly<{ instructions: NonNullable<AtPlace['instructions']> }>;

const atPlace = (place: Location, at: Temporal.Instant, business: Business, rule: Rule): AtPlace => {
  const isOutside = isOutsideOpeningHours(place, at, business);
  const how = attended(rule, isOutside);
  return {
    ...how,
    isOutside,
    kind: rule.kind,
    hours: hoursOn(place, business.general.businessHours, bangkokDate(at)),
    instructions: how.isUnattended ? rule.instructions : null,
  };
};
