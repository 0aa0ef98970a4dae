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
 * waits for its customer and one for staff; of all others a few were disputed and withdrawn, most of them for damage that
 * the rental brought. Each asks what the price list says of it. And what the audit log tells of them.
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
  const planned = [
    ...waiting.map((one, at) => claimOf(one, others(one), at === 0 ? 'open' : 'disputed', desk)),
    ...past.filter(() => desk.chance.is(0.01)).map((one) => claimOf(one, others(one), 'withdrawn', desk)),
    ...past.flatMap((one) => {
      const thing = damageOf(one);
      return thing && desk.chance.is(0.3) ? [claimOf(one, [thing], 'withdrawn', desk)] : [];
    }),
  ];
  return { claims: planned.map(({ claim }) => claim), notes: planned.flatMap(({ notes }) => notes) };
};

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
  status: 'open' | 'disputed' | 'withdrawn',
  { clerks, chance, now }: Desk,
): Planned => {
  const { booking } = one;
  const clerk = chance.pick(clerks);
  const { texts, ...thing } = chance.pick(things);
  const { kind, amount, isTaxed } = thing;
  const { text, answer, reason } = texts[booking.language];
  const madeAt = earlier(returnOf(one, now).add({ minutes: chance.whole(3, 9) }), now);
  const answeredAt = status === 'open' ? null : earlier(madeAt.add({ minutes: chance.whole(20, 600) }), now);
  const settledAt =
    status === 'withdrawn' && answeredAt ? earlier(answeredAt.add({ minutes: chance.whole(30, 900) }), now) : null;
  const claim = {
    id: chance.id(madeAt),
    bookingId: booking.id,
    ...thing,
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
