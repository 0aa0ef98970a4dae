import { bangkokDate } from '#kernel/bangkok-time.ts';
import { isBefore } from '#kernel/period.ts';
import type { Booking } from '#modules/booking/index.ts';
import type { PastMessage, PastReply } from '#modules/contact/index.ts';
import type { PastNote } from '#platform/audit-trail.ts';
import { type Chance, chanceOf } from '#platform/random.ts';
import type { Catalogue } from '../catalogue/plan-catalogue.ts';
import type { Clerk } from '../history/desk.ts';
import type { DemoHistory } from '../history/plan-history.ts';
import { englishMessages } from './english-messages.ts';
import type { MessageFacts, MessageText, WriterOf } from './message-text.ts';
import { thaiMessages } from './thai-messages.ts';

export type DemoMessages = Readonly<{ messages: PastMessage[]; replies: PastReply[]; notes: PastNote[] }>;

type MessageOptions = Readonly<{ seed: number; now: Temporal.Instant }>;

/** The messages of the last weeks, each from the customer of a booking that it is about. */
export const planMessages = (
  catalogue: Catalogue,
  history: DemoHistory,
  { seed, now }: MessageOptions,
): DemoMessages => {
  const chance = chanceOf(seed, 'messages');
  const writers = new Set<string>();
  const recent = recentBookings(history, now);
  const planned = [...englishMessages, ...thaiMessages].flatMap((text) => {
    const at = now.subtract({ minutes: text.hoursAgo * 60 + chance.whole(0, 50) });
    const booking = writerOf(text, recent, { at, catalogue, writers, chance });
    if (!booking) return [];
    writers.add(booking.customerId);
    return [messageOf(text, booking, { at, catalogue, clerks: history.clerks, chance })];
  });
  return {
    messages: planned.map(({ message }) => message),
    replies: planned.flatMap(({ reply }) => reply ?? []),
    notes: planned.flatMap(({ notes }) => notes),
  };
};

const RECENT_HOURS = 24 * 8;
const OLDEST_HOURS = 24 * 60;

const recentBookings = ({ bookings }: DemoHistory, now: Temporal.Instant): Booking[] => {
  const oldest = now.subtract({ hours: OLDEST_HOURS });
  return bookings.flatMap(({ booking }) =>
    booking.status !== 'cancelled' && isBefore(oldest, booking.pickUpAt) ? [booking] : [],
  );
};

const isFrom: Record<WriterOf, (booking: Booking, at: Temporal.Instant) => boolean> = {
  coming: ({ pickUpAt, createdAt }, at) => isBefore(createdAt, at) && isBefore(at.add({ hours: 20 }), pickUpAt),
  out: ({ pickedUpAt, dropOffAt }, at) =>
    pickedUpAt !== null && isBefore(pickedUpAt, at) && isBefore(at.add({ hours: 30 }), dropOffAt),
  over: ({ returnedAt }, at) =>
    returnedAt !== null && isBefore(returnedAt, at) && isBefore(at, returnedAt.add({ hours: RECENT_HOURS })),
};

type Writing = Readonly<{
  at: Temporal.Instant;
  catalogue: Catalogue;
  writers: ReadonlySet<string>;
  chance: Chance;
}>;

/** A booking of a car whose customer may have written so then, and no other message. */
const writerOf = (
  { language, from, isAtAirport }: MessageText,
  bookings: readonly Booking[],
  { at, catalogue: { fleet, locations }, writers, chance }: Writing,
): Booking | undefined => {
  const cars = new Set(fleet.vehicles.filter(({ bodyType }) => bodyType !== 'scooter').map(({ id }) => id));
  const airports = new Set(locations.filter((place) => place.isAirport).map(({ id }) => id));
  const fitting = bookings.filter(
    (booking) =>
      booking.language === language &&
      !writers.has(booking.customerId) &&
      cars.has(booking.vehicleId) &&
      (!isAtAirport || airports.has(booking.pickUpLocationId)) &&
      isFrom[from](booking, at),
  );
  return chance.shuffled(fitting)[0];
};

type Answering = Readonly<{
  at: Temporal.Instant;
  catalogue: Catalogue;
  clerks: readonly Clerk[];
  chance: Chance;
}>;

const messageOf = (text: MessageText, booking: Booking, { at, catalogue, clerks, chance }: Answering) => {
  const facts = factsOf(booking, text.language, catalogue);
  const id = chance.id(at);
  const by = chance.pick(clerks);
  const status = 'reply' in text ? 'replied' : text.state;
  const message: PastMessage = {
    ...{ id, name: `${booking.firstName} ${booking.lastName}`, email: booking.email, language: text.language },
    ...{ subject: text.subject(facts), message: text.message(facts), status, createdAt: at },
  };
  const readAt = at.add({ minutes: chance.whole(20, 110) });
  const note = (action: string, when: Temporal.Instant, states: Pick<PastNote, 'before' | 'after'>): PastNote => ({
    ...{ action, at: when, by: { ...by, role: 'STAFF' }, subject: { kind: 'message', id } },
    ...states,
  });
  if (status === 'new') return { message, reply: null, notes: [] };
  if (!('reply' in text)) {
    const states = { before: { status: 'new' }, after: { status: 'read' } };
    return { message, reply: null, notes: [note('message.read', readAt, states)] };
  }
  const repliedAt = at.add({ minutes: text.hours * 60 - chance.whole(5, 50) });
  const reply: PastReply = {
    ...{ id: chance.id(repliedAt), messageId: id, text: text.reply(facts) },
    ...{ byId: by.id, byName: by.name, createdAt: repliedAt },
  };
  return { message, reply, notes: [note('message.replied', repliedAt, { after: { status } })] };
};

const factsOf = (booking: Booking, language: 'en' | 'th', { fleet, locations }: Catalogue): MessageFacts => {
  const vehicle = fleet.vehicles.find(({ id }) => id === booking.vehicleId);
  const place = locations.find(({ id }) => id === booking.pickUpLocationId);
  const day = (at: Temporal.Instant) => dayIn(language, at);
  return {
    reference: booking.reference,
    firstName: booking.firstName,
    vehicle: vehicle ? `${vehicle.brand} ${vehicle.model}` : '',
    pickUpDay: day(booking.pickUpAt),
    returnDay: day(booking.returnedAt ?? booking.dropOffAt),
    place: (language === 'th' && place?.nameInThai) || (place?.name ?? ''),
  };
};

/** A day as people write it: 5 December, 5 ธันวาคม. */
const dayIn = (language: 'en' | 'th', at: Temporal.Instant): string =>
  Temporal.PlainDate.from(bangkokDate(at)).toLocaleString(language === 'th' ? 'th-TH' : 'en-GB', {
    day: 'numeric',
    month: 'long',
  });
