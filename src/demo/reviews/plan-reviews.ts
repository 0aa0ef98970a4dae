import type { BodyType } from '#contract/fleet.ts';
import { startOfDay } from '#kernel/bangkok-time.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { isBefore } from '#kernel/period.ts';
import type { Booking } from '#modules/booking/index.ts';
import { type NewReviewRow, publicName } from '#modules/reviews/index.ts';
import { type Chance, chanceOf } from '#platform/random.ts';
import type { Catalogue } from '../catalogue/plan-catalogue.ts';
import type { DemoCustomer } from '../history/customer-pool.ts';
import type { DemoHistory } from '../history/plan-history.ts';
import { englishTexts } from './english-texts.ts';
import type { ReviewText } from './review-text.ts';
import { thaiTexts } from './thai-texts.ts';

export type DemoReview = NewReviewRow & { id: string };

/** The share of completed rentals with a review. */
const SHARE = 0.26;

type ReviewOptions = Readonly<{ seed: number; today: CalendarDate }>;

/** Reviews for about a quarter of the completed rentals, until this morning; each is marked as an example. */
export const planReviews = (
  { fleet }: Catalogue,
  history: DemoHistory,
  { seed, today }: ReviewOptions,
): DemoReview[] => {
  const chance = chanceOf(seed, 'reviews');
  const people = new Map(history.customers.map((person) => [person.id, person]));
  const bodyTypes = new Map(fleet.vehicles.map(({ id, bodyType }) => [id, bodyType]));
  const draw = textsFrom(chance);
  return returned(history).flatMap(({ returnedAt, ...booking }) => {
    const createdAt = returnedAt.add({ minutes: chance.whole(200, 12_000) });
    const person = people.get(booking.customerId);
    const bodyType = bodyTypes.get(booking.vehicleId);
    const isWritten = chance.is(SHARE) && isBefore(createdAt, startOfDay(today));
    const text = isWritten && bodyType && draw(booking, bodyType);
    if (!text || !person) return [];
    const { rating, comment } = text;
    const city = cityOf(person, chance);
    const { id: bookingId, vehicleId, language } = booking;
    const written = { bookingId, vehicleId, language, rating, comment, city, createdAt };
    return [{ ...written, id: chance.id(createdAt), authorName: publicName(booking), isExample: true }];
  });
};

/** Completed rentals, ordered by return time. */
const returned = ({ bookings }: DemoHistory) =>
  bookings
    .flatMap(({ booking: { returnedAt, ...booking } }) => (returnedAt ? [{ ...booking, returnedAt }] : []))
    .sort((a, b) => Temporal.Instant.compare(a.returnedAt, b.returnedAt));

/** Returns a function that picks the least used suitable text, never twice for one vehicle. */
const textsFrom = (chance: Chance) => {
  const uses = new Map<ReviewText, Set<string>>();
  const usesOf = (text: ReviewText) => uses.get(text) ?? new Set<string>();
  return ({ vehicleId, language }: Pick<Booking, 'vehicleId' | 'language'>, bodyType: BodyType) => {
    const texts = language === 'th' ? thaiTexts : englishTexts;
    const fitting = texts.filter(
      (text) => (text.fits ?? [bodyType]).includes(bodyType) && !usesOf(text).has(vehicleId),
    );
    const [text] = chance.shuffled(fitting).sort((a, b) => usesOf(a).size - usesOf(b).size);
    if (text) uses.set(text, usesOf(text).add(vehicleId));
    return text;
  };
};

const cityOf = ({ nationality, language }: DemoCustomer, chance: Chance): string => {
  const abroad = citiesAbroad[nationality ?? ''];
  if (abroad) return chance.pick(abroad);
  const [inThai, inEnglish] = chance.pick(citiesAtHome);
  return language === 'th' ? inThai : inEnglish;
};

/** Home towns of customers abroad, by nationality, in English. */
export const citiesAbroad: Readonly<Record<string, readonly string[]>> = {
  British: ['Bristol', 'Leeds', 'Edinburgh'],
  German: ['Hamburg', 'Leipzig', 'Freiburg'],
  Australian: ['Melbourne', 'Perth', 'Hobart'],
  American: ['Portland', 'Denver', 'Chicago'],
  Chinese: ['Chengdu', 'Xiamen'],
  Japanese: ['Osaka', 'Sapporo'],
  French: ['Lyon', 'Nantes'],
  Singaporean: ['Singapore'],
  'South Korean': ['Busan', 'Daegu'],
  Swedish: ['Gothenburg', 'Uppsala'],
  Dutch: ['Utrecht', 'Groningen'],
};

export const citiesAtHome = [
  ['กรุงเทพฯ', 'Bangkok'],
  ['เชียงใหม่', 'Chiang Mai'],
  ['ขอนแก่น', 'Khon Kaen'],
  ['หาดใหญ่', 'Hat Yai'],
  ['นนทบุรี', 'Nonthaburi'],
  ['อุดรธานี', 'Udon Thani'],
  ['ระยอง', 'Rayong'],
] as const;
