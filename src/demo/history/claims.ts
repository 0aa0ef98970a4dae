import { type Satang, toBaht, zeroSatang } from '#kernel/money.ts';
import type { NewHandOver } from '#modules/booking/index.ts';
import { missingFuel, type NewClaim, type PricedThing, proposalFor } from '#modules/claims/index.ts';
import { excessOf } from '#modules/extras/index.ts';
import type { NewDamageRow } from '#modules/fleet/index.ts';
import type { NewSecurityDeposit } from '#modules/security-deposits/index.ts';
import type { PastNote } from '#platform/audit-trail.ts';
import type { Chance } from '#platform/random.ts';
import { damageText } from '#words/damage-text.ts';
import { planClaimPrices } from '../catalogue/claim-prices.ts';
import type { Catalogue } from '../catalogue/plan-catalogue.ts';
import type { DemoBooking } from './demo-booking.ts';
import { type Clerk, noteOf } from './desk.ts';

type Desk = Readonly<{ clerks: readonly Clerk[]; chance: Chance; now: Temporal.Instant }>;
type Planned = Readonly<{ claim: NewClaim; notes: readonly PastNote[] }>;
type Past = Readonly<{
  bookings: readonly DemoBooking[];
  handOvers: readonly NewHandOver[];
  damage: readonly NewDamageRow[];
  deposits: readonly NewSecurityDeposit[];
}>;

/**
 * Claims after rentals: of those that came back last without a late fee, and whose deposit is still with the business, one
 * waits for its customer and one for staff. Of all others a few were claimed, most of them for damage that the rental
 * brought: accepted, charged without an answer, disputed and upheld, or withdrawn, as the deposit covers it. Each asks
 * what the price list says of it. And what the audit log tells of them.
 */
export const planClaims = (
  { bookings, handOvers, damage, deposits }: Past,
  catalogue: Catalogue,
  desk: Desk,
): { claims: NewClaim[]; notes: PastNote[] } => {
  const withUs = new Set(deposits.filter(({ endedAt }) => !endedAt).map(({ bookingId }) => bookingId));
  const back = bookings
    .filter(({ booking }) => booking.returnedAt)
    .toSorted((one, other) => Temporal.Instant.compare(returnOf(one, desk.now), returnOf(other, desk.now)));
  const waiting = back.filter(({ booking, lateFee }) => withUs.has(booking.id) && lateFee === zeroSatang).slice(-2);
  const { ofDamage, others } = thingsOf(catalogue, handOvers);
  const damageOf = (one: DemoBooking) => {
    const brought = damage.find(({ bookingId }) => bookingId === one.booking.id);
    const thing = brought && ofDamage(one, brought);
    return thing && thing.amount > zeroSatang ? thing : null;
  };
  const past = back.filter((one) => !waiting.includes(one));
  const covers = new Map(deposits.filter(isPlain).map(({ bookingId, amount }) => [bookingId, amount]));
  const ended = (one: DemoBooking, things: readonly Thing[], at: number) => {
    const isLongAgo = Temporal.Instant.compare(returnOf(one, desk.now).add(SETTLED), desk.now) < 0;
    const covered = isLongAgo && one.lateFee === zeroSatang ? covers.get(one.booking.id) : undefined;
    covers.delete(one.booking.id);
    return claimOf(one, things, outcomes[at % outcomes.length] ?? 'withdrawn', { ...desk, covered });
  };
  const planned = [
    ...waiting.map((one, at) => claimOf(one, others(one), at === 0 ? 'open' : 'disputed', desk)),
    ...past.filter(() => desk.chance.is(0.01)).map((one, at) => ended(one, others(one), at)),
    ...past.flatMap((one, at) => {
      const thing = damageOf(one);
      return thing && desk.chance.is(0.3) ? [ended(one, [thing], at)] : [];
    }),
  ];
  return { claims: planned.map(({ claim }) => claim), notes: planned.flatMap(({ notes }) => notes) };
};

/** What becomes of past claims, in turn. */
const outcomes = ['accepted', 'upheld', 'unanswered', 'withdrawn'] as const;
/** Within this time a claim was answered and decided. */
const SETTLED = { hours: 24 * 8 };

/** Left at the desk and given back whole, so that a claim can still be taken of it. */
const isPlain = ({ endedAt, paymentId }: NewSecurityDeposit): boolean => Boolean(endedAt) && !paymentId;

const returnOf = ({ booking }: DemoBooking, now: Temporal.Instant) => booking.returnedAt ?? now;

type Texts = Readonly<Record<'text' | 'answer' | 'reason', string>>;
/** What can be claimed after a rental. */
type Thing = Pick<NewClaim, 'kind' | 'isTaxed' | 'damageId'> &
  Readonly<{ amount: Satang; texts: Readonly<Record<'en' | 'th', Texts>> }>;

/** What a rental can be asked for, at the prices of the list and by what its hand-overs say. */
const thingsOf = ({ fleet, insurancePackages, insuranceOptions }: Catalogue, handOvers: readonly NewHandOver[]) => {
  const none = { damageKind: null, damageSize: null, item: null };
  const list = planClaimPrices(fleet).map((price) => ({ ...none, categoryId: null, ...price }));
  const readings = Map.groupBy(handOvers, ({ bookingId }) => bookingId);
  const readingsOf = ({ booking }: DemoBooking) =>
    (readings.get(booking.id) ?? []).map(({ kind, fuel = null }) => ({ kind, fuel }));
  const codes = new Map(insuranceOptions.map(({ id, code }) => [id, code]));
  const excessLeft = ({ booking }: DemoBooking) => {
    const covers = insurancePackages.find(({ id }) => id === booking.insurancePackageId)?.covers ?? [];
    return excessOf(covers.map(({ optionId, deductible }) => ({ code: codes.get(optionId) ?? '', deductible })));
  };
  const proposed = (one: DemoBooking, thing: Pick<PricedThing, 'kind'> & Partial<PricedThing>) =>
    proposalFor(
      list,
      { ...none, ...thing },
      {
        categoryId: fleet.vehicles.find(({ id }) => id === one.booking.vehicleId)?.categoryId ?? '',
        missingFuel: missingFuel(readingsOf(one)),
        excess: excessLeft(one),
        claimed: zeroSatang,
      },
    );
  const thing = (one: DemoBooking, kind: Thing['kind'], texts: Thing['texts'], damage?: NewDamageRow): Thing => {
    const about = damage ? { damageKind: damage.kind, damageSize: damage.size } : {};
    const { amount, isTaxed } = proposed(one, { kind, ...about });
    return { kind, amount: amount ?? zeroSatang, isTaxed, damageId: damage?.id ?? null, texts };
  };
  return {
    ofDamage: (one: DemoBooking, damage: NewDamageRow) => thing(one, 'damage', damagedTexts(damage), damage),
    /** Cleaning, and the fuel that is missing. */
    others: (one: DemoBooking): Thing[] => {
      const fuel = thing(one, 'fuel', fuelTexts(readingsOf(one)));
      return [...(fuel.amount > zeroSatang ? [fuel] : []), thing(one, 'cleaning', dirtyTexts)];
    },
  };
};

const ANSWER = { hours: 48 };

const claimOf = (
  one: DemoBooking,
  things: readonly Thing[],
  outcome: 'open' | 'disputed' | (typeof outcomes)[number],
  { clerks, chance, now, covered }: Desk & Readonly<{ /** What the deposit covers. */ covered?: Satang | undefined }>,
): Planned => {
  const { booking } = one;
  const clerk = chance.pick(clerks);
  const { texts, ...thing } = chance.pick(things);
  const { kind, amount, isTaxed } = thing;
  const { text, answer, reason } = texts[booking.language];
  const isWaiting = outcome === 'open' || outcome === 'disputed';
  const status = isWaiting || (covered !== undefined && amount <= covered) ? outcome : 'withdrawn';
  const isCharged = !isWaiting && status !== 'withdrawn';
  const madeAt = earlier(returnOf(one, now).add({ minutes: chance.whole(3, 9) }), now);
  const [answers, decides] = [chance.whole(20, 600), chance.whole(30, 900)];
  const isUnanswered = status === 'open' || status === 'unanswered';
  const answeredAt = isUnanswered ? null : earlier(madeAt.add({ minutes: answers }), now);
  const decidedAt = earlier((answeredAt ?? madeAt.add(ANSWER)).add({ minutes: decides }), now);
  const settledAt = isWaiting ? null : status === 'accepted' ? answeredAt : decidedAt;
  const isDecided = settledAt !== null && status !== 'accepted';
  const claim = {
    id: chance.id(madeAt),
    bookingId: booking.id,
    ...thing,
    text,
    // Staff decide what nobody answered: its customer did not agree to charges by themselves.
    status: status === 'unanswered' ? ('upheld' as const) : status,
    madeAt,
    answerBy: madeAt.add(ANSWER),
    withoutAnswer: status === 'open' ? ('charged' as const) : ('decided' as const),
    answeredAt,
    answerText: status === 'accepted' ? null : answeredAt && answer,
    settledAt,
    reason: isDecided ? (isCharged ? shownIn[booking.language] : reason) : null,
    charged: settledAt && (isCharged ? amount : zeroSatang),
  };
  const after = { kind, amount: toBaht(amount), isTaxed, photos: 0 };
  const notes = [noteOf(booking, clerk, { at: madeAt, action: 'claim.made', after })];
  if (isDecided && settledAt) {
    const settled = { kind, amount: toBaht(amount), charged: isCharged ? toBaht(amount) : 0 };
    const action = { withdrawn: 'claim.withdrawn', upheld: 'claim.upheld', unanswered: 'claim.charged-unanswered' };
    const decided = status === 'upheld' || status === 'unanswered' ? status : 'withdrawn';
    notes.push(noteOf(booking, clerk, { at: settledAt, action: action[decided], after: settled }));
  }
  return { claim, notes };
};

const shownIn = {
  en: 'The pictures of the return and our list of prices show it.',
  th: 'ภาพตอนคืนรถและตารางราคาของเราแสดงไว้',
} as const;

const earlier = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) < 0 ? one : other;

type Readings = Parameters<typeof missingFuel>[0];

const fuelTexts = (readings: Readings): Thing['texts'] => {
  const [out = 0, back = 0] = (['pick-up', 'return'] as const).map(
    (at) => readings.find(({ kind }) => kind === at)?.fuel,
  );
  return {
    en: {
      text: `The tank went out with ${out} of 8 eighths and came back with ${back}.`,
      answer: 'I filled it up at the station next to your office.',
      reason: 'The receipt that you sent us shows it.',
    },
    th: {
      text: `ตอนรับรถมีน้ำมัน ${out} ใน 8 ส่วน ตอนคืนเหลือ ${back} ส่วน`,
      answer: 'เติมเต็มที่ปั๊มข้างสำนักงานแล้ว',
      reason: 'ใบเสร็จที่ส่งมาแสดงไว้ตามนั้น',
    },
  };
};

const dirtyTexts = {
  en: {
    text: 'Sand and melted chocolate on the back seats.',
    answer: 'There was sand in the car when we took it.',
    reason: 'We have no picture of the seats from the pick-up.',
  },
  th: {
    text: 'มีทรายและช็อกโกแลตละลายที่เบาะหลัง',
    answer: 'ตอนรับรถก็มีทรายอยู่แล้ว',
    reason: 'เราไม่มีภาพเบาะจากตอนรับรถ',
  },
} as const;

const damagedTexts = (damage: NewDamageRow): Thing['texts'] => ({
  en: {
    text: `${damageText(damage, 'en')}. It was not there at the pick-up.`,
    answer: 'It was there, under the dirt.',
    reason: 'We have no picture of this place from the pick-up.',
  },
  th: {
    text: `${damageText(damage, 'th')} ไม่มีตอนรับรถ`,
    answer: 'มีอยู่แล้วใต้คราบฝุ่น',
    reason: 'เราไม่มีภาพตำแหน่งนี้จากตอนรับรถ',
  },
});
