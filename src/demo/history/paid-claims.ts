import { minus, plus, type Satang, toBaht, zeroSatang } from '#kernel/money.ts';
import { claimName, type NewClaim } from '#modules/claims/index.ts';
import type { NewLedgerEntry } from '#modules/payments/index.ts';
import { withClaim } from '#modules/pricing/index.ts';
import type { NewSecurityDeposit } from '#modules/security-deposits/index.ts';
import type { PastNote } from '#platform/audit-trail.ts';
import type { Chance } from '#platform/random.ts';
import type { DemoBooking } from './demo-booking.ts';

type Past = Readonly<{
  bookings: readonly DemoBooking[];
  claims: readonly NewClaim[];
  deposits: readonly NewSecurityDeposit[];
  notes: readonly PastNote[];
}>;
type Paid = Readonly<{
  bookings: DemoBooking[];
  ledger: NewLedgerEntry[];
  deposits: NewSecurityDeposit[];
  notes: PastNote[];
}>;

/** Charged claims, as the product charges them: a line of the price, which the deposit pays when it ends. */
export const payClaims = ({ bookings, claims, deposits, notes }: Past, chance: Chance): Paid => {
  const charged = new Map(
    claims.flatMap((claim) => ((claim.charged ?? zeroSatang) > zeroSatang ? [[claim.bookingId, claim] as const] : [])),
  );
  const ended = new Map(
    deposits.flatMap((deposit) => {
      const claim = charged.get(deposit.bookingId);
      return claim ? [[deposit.bookingId, endedWith(deposit, claim, chance)] as const] : [];
    }),
  );
  return {
    bookings: bookings.map((one) => {
      const claim = charged.get(one.booking.id);
      return claim ? chargedWith(one, claim) : one;
    }),
    ledger: [...ended.values()].map(({ entry }) => entry),
    deposits: deposits.map((one) => ended.get(one.bookingId)?.deposit ?? one),
    notes: notes.map((note) => {
      const end = note.action === 'security-deposit.ended' ? ended.get(note.subject?.id ?? '') : undefined;
      return end ? { ...note, at: end.at, after: end.after } : note;
    }),
  };
};

const chargedWith = (one: DemoBooking, { kind, isTaxed, charged }: NewClaim): DemoBooking => {
  const amount = charged ?? zeroSatang;
  const quote = withClaim(one.booking.quote, { name: claimName(kind), amount, isTaxed });
  const { paid, version } = one.booking;
  return {
    ...one,
    booking: { ...one.booking, quote, total: quote.total, paid: plus(paid, amount), version: version + 2 },
  };
};

/** A person ended it minutes after the claim was settled. */
const endedWith = (deposit: NewSecurityDeposit, { charged, settledAt }: NewClaim, chance: Chance) => {
  const amount: Satang = charged ?? zeroSatang;
  const at = (settledAt ?? deposit.leftAt).add({ minutes: chance.whole(2, 50) });
  const { bookingId, methodType } = deposit;
  const id = chance.id(at);
  const entry: NewLedgerEntry = {
    ...{ id, bookingId, amount, methodType, kind: 'payment', fee: zeroSatang },
    ...{ attemptId: null, reference: null, createdAt: at },
  };
  const after = {
    amount: toBaht(deposit.amount),
    kept: toBaht(amount),
    givenBack: toBaht(minus(deposit.amount, amount)),
  };
  return { entry, at, after, deposit: { ...deposit, endedAt: at, kept: amount, paymentId: id } };
};
