import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { BANGKOK } from '#kernel/bangkok-clock.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import type { NamedFile } from './booking-confirmation.ts';
import type { BookingFacts } from './booking-facts.ts';
import { documentWords } from './wording.ts';

const events = {
  pending: { words: 'waiting', status: ICalEventStatus.TENTATIVE },
  confirmed: { words: 'summary', status: ICalEventStatus.CONFIRMED },
  completed: { words: 'summary', status: ICalEventStatus.CONFIRMED },
  cancelled: { words: 'cancelled', status: ICalEventStatus.CANCELLED },
} as const;

/**
 * The rental as one event in Bangkok time. The UID is constant for the booking and the sequence counts its changes, so
 * that calendars update or remove their event. Contains no access link, because calendars are shared.
 */
export const bookingCalendar = (facts: BookingFacts): NamedFile => {
  const { language, reference, status, vehicleName: vehicle, business, pickUp, dropOff } = facts;
  const { calendar: words } = documentWords(language);
  const method = status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const event = events[status];
  const calendar = ical({ prodId: { company: business.siteName, product: 'Bookings' }, method });
  calendar.createEvent({
    id: `${reference}@${business.host}`,
    sequence: facts.version,
    timezone: BANGKOK,
    stamp: facts.madeAt.toZonedDateTimeISO('UTC'),
    start: pickUp.at.toZonedDateTimeISO(BANGKOK),
    end: dropOff.at.toZonedDateTimeISO(BANGKOK),
    summary: fillPlaceholders(words[event.words], { vehicle, reference }),
    location: [pickUp.place, pickUp.address].filter(Boolean).join(', '),
    description: descriptionOf(facts),
    organizer: { name: business.siteName, email: business.email || `no-reply@${business.host}` },
    status: event.status,
    // A rental does not make the customer busy all day.
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  const text = calendar.toString().replace('BEGIN:VEVENT', () => `${bangkokZone}BEGIN:VEVENT`);
  return {
    name: fillPlaceholders(words.file, { reference }),
    type: `text/calendar; charset=utf-8; method=${method}`,
    content: new TextEncoder().encode(text),
  };
};

const descriptionOf = ({ language, reference, pickUp, dropOff, business }: BookingFacts) => {
  const { calendar: words } = documentWords(language);
  const contacts = [business.phone, business.email].filter(Boolean).join(', ');
  return [
    fillPlaceholders(words.reference, { reference }),
    fillPlaceholders(words.pickUp, { text: pickUp.text, place: pickUp.place }),
    fillPlaceholders(words.dropOff, { text: dropOff.text, place: dropOff.place }),
    words.bring,
    ...(contacts ? [fillPlaceholders(words.help, { contacts })] : []),
    fillPlaceholders(words.find, { address: business.findUrl }),
  ].join('\n');
};

/** Bangkok has no daylight saving time. */
const bangkokZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${BANGKOK}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'TZNAME:+07',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n');
