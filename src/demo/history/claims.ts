import { fromBaht, toBaht, zeroSatang } from '#kernel/money.ts';
import type { NewClaim } from '#modules/claims/index.ts';
import type { NewDamageRow } from '#modules/fleet/index.ts';
import type { NewSecurityDeposit } from '#modules/security-deposits/index.ts';
import type { PastNote } from '#platform/audit-trail.ts';
import type { Chance } from '#platform/random.ts';
import type { DemoBooking } from './demo-booking.ts';
import { type Clerk, noteOf } from './desk.ts';

type Desk = Readonly<{ clerks: readonly Clerk[]; chance: Chance; now: Temporal.Instant }>;
type Planned = Readonly<{ claim: NewClaim; notes: readonly PastNote[] }>;

/**
 * Claims after rentals: of those that came back last and whose deposit is still with the business, without a late fee, one waits for its
 * customer and one for staff; of all others a few were disputed and withdrawn, most of them for damage that the rental
 * brought. And what the audit log tells of them.
 */
export const planClaims = (
  bookings: readonly DemoBooking[],
  deposits: readonly NewSecurityDeposit[],
  damage: readonly NewDamageRow[],
  desk: Desk,
): { claims: NewClaim[]; notes: PastNote[] } => {
  const withUs = new Set(deposits.filter(({ endedAt }) => !endedAt).map(({ bookingId }) => bookingId));
  const back = bookings
    .filter(({ booking }) => booking.returnedAt)
    .toSorted((one, other) => Temporal.Instant.compare(returnOf(one, desk.now), returnOf(other, desk.now)));
  const waiting = back.filter(({ booking, lateFee }) => withUs.has(booking.id) && lateFee === zeroSatang).slice(-2);
  const broughtBy = ({ booking }: DemoBooking) => damage.find(({ bookingId }) => bookingId === booking.id);
  const planned = [
    ...waiting.map((one, at) => claimOf(one, at === 0 ? 'open' : 'disputed', desk)),
    ...back
      .filter((one) => !waiting.includes(one) && desk.chance.is(0.01))
      .map((one) => claimOf(one, 'withdrawn', desk)),
    ...back
      .filter((one) => !waiting.includes(one) && broughtBy(one) && desk.chance.is(0.3))
      .map((one) => claimOf(one, 'withdrawn', desk, broughtBy(one))),
  ];
  return { claims: planned.map(({ claim }) => claim), notes: planned.flatMap(({ notes }) => notes) };
};

const returnOf = ({ booking }: DemoBooking, now: Temporal.Instant) => booking.returnedAt ?? now;

const ANSWER = { hours: 48 };

const claimOf = (
  one: DemoBooking,
  status: 'open' | 'disputed' | 'withdrawn',
  { clerks, chance, now }: Desk,
  damage?: NewDamageRow,
): Planned => {
  const { booking } = one;
  const clerk = chance.pick(clerks);
  const { kind, amount, texts, isTaxed } = damage ? scratched : chance.pick(kinds);
  const { text, answer, reason } = texts[booking.language];
  const madeAt = earlier(returnOf(one, now).add({ minutes: chance.whole(3, 9) }), now);
  const answeredAt = status === 'open' ? null : earlier(madeAt.add({ minutes: chance.whole(20, 600) }), now);
  const settledAt =
    status === 'withdrawn' && answeredAt ? earlier(answeredAt.add({ minutes: chance.whole(30, 900) }), now) : null;
  const claim = {
    id: chance.id(madeAt),
    bookingId: booking.id,
    kind,
    damageId: damage?.id ?? null,
    amount,
    isTaxed,
    text,
    status,
    madeAt,
    answerBy: madeAt.add(ANSWER),
    withoutAnswer: status === 'open' ? ('charged' as const) : ('decided' as const),
    answeredAt,
    answerText: answeredAt && answer,
    settledAt,
    reason: settledAt && reason,
    charged: settledAt && zeroSatang,
  };
  const after = { kind, amount: toBaht(amount), isTaxed, photos: 0 };
  const notes = [noteOf(booking, clerk, { at: madeAt, action: 'claim.made', after })];
  if (settledAt) {
    const settled = { kind, amount: toBaht(amount), charged: 0 };
    notes.push(noteOf(booking, clerk, { at: settledAt, action: 'claim.withdrawn', after: settled }));
  }
  return { claim, notes };
};

const earlier = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) < 0 ? one : other;

const kinds = [
  {
    kind: 'fuel',
    isTaxed: true,
    amount: fromBaht(640),
    texts: {
      en: {
        text: 'The tank went out full and came back half full.',
        answer: 'I filled it up at the station next to your office.',
        reason: 'The receipt that you sent us shows it.',
      },
      th: {
        text: 'รถออกไปน้ำมันเต็มถัง คืนมาครึ่งถัง',
        answer: 'เติมเต็มที่ปั๊มข้างสำนักงานแล้ว',
        reason: 'ใบเสร็จที่ส่งมาแสดงไว้ตามนั้น',
      },
    },
  },
  {
    kind: 'cleaning',
    isTaxed: true,
    amount: fromBaht(1500),
    texts: {
      en: {
        text: 'Sand and melted chocolate on the back seats.',
        answer: 'There was sand in the car when we took it.',
        reason: 'The pictures of the pick-up show sand too.',
      },
      th: {
        text: 'มีทรายและช็อกโกแลตละลายที่เบาะหลัง',
        answer: 'ตอนรับรถก็มีทรายอยู่แล้ว',
        reason: 'ภาพตอนรับรถมีทรายเช่นกัน',
      },
    },
  },
] as const;

const scratched = {
  kind: 'damage',
  isTaxed: false,
  amount: fromBaht(1500),
  texts: {
    en: {
      text: 'A scratch that was not there at the pick-up.',
      answer: 'It was there, under the dirt.',
      reason: 'The pictures of the pick-up do not show this place well enough.',
    },
    th: {
      text: 'รอยขีดข่วนที่ไม่มีตอนรับรถ',
      answer: 'มีอยู่แล้วใต้คราบฝุ่น',
      reason: 'ภาพตอนรับรถเห็นตำแหน่งนี้ไม่ชัดพอ',
    },
  },
} as const;
