import type { Check, Evidence } from './evidence.ts';

type Hold = {
  id: string;
  booking_id: string;
  deposit_id: string | null;
  charge_id: string | null;
  status: string;
  satang: number;
  captured: number;
  refunded: number;
};
type Deposit = {
  id: string;
  method_type: string;
  satang: number;
  is_ended: boolean;
  kept: number;
  /** The ledger's entries for what was kept. */
  payments: number;
  paid: number;
};
type Charge = Evidence['provider']['charges'][number];
type Sides = Readonly<{ holds: readonly Hold[]; deposits: readonly Deposit[]; provider: Evidence['provider'] }>;

const allHolds = `
  select id, booking_id, deposit_id, charge_id, status, amount_satang::int as satang, captured_satang::int as captured,
    refunded_satang::int as refunded
  from card_hold`;

// A hold's payment carries its charge, one of the desk is only the deposit's own.
const allDeposits = `
  select deposit.id, method_type, amount_satang::int as satang, ended_at is not null as is_ended,
    coalesce(kept_satang, 0)::int as kept, entries.payments, entries.paid
  from security_deposit deposit, lateral (
    select count(*)::int as payments, coalesce(sum(amount_satang), 0)::int as paid from ledger_entry
    where kind = 'payment' and (id = deposit.payment_id
      or ledger_entry.reference in (select charge_id from card_hold where deposit_id = deposit.id))
  ) entries`;

// Nobody waits for these any more: the product lets go of them by itself.
const heldOn = `
  select 'deposit ' || deposit.id || ' is still held, and booking ' || booking.reference || ' is ' || booking.status as sentence
  from security_deposit deposit join booking on booking.id = deposit.booking_id
  where ended_at is null and exists (select from card_hold where deposit_id = deposit.id and status = 'held')
    and (booking.status = 'cancelled' or booking.status = 'completed'
      and exists (select from claim where booking_id = booking.id and settled_at >= booking.returned_at)
      and not exists (select from claim where booking_id = booking.id and settled_at is null))`;

/** What is held or left ends once, and to the satang: at the provider, in the deposits and in the ledger alike. */
export const deposits: Check = {
  name: 'what was held and left is released, captured, returned, kept or still there',
  find: async ({ rows, provider }) => {
    const sides = { holds: await rows<Hold>(allHolds), deposits: await rows<Deposit>(allDeposits), provider };
    const left = await rows<{ sentence: string }>(heldOn);
    return [
      ...atProvider(sides),
      ...otherThanProvider(sides),
      ...keptOtherwise(sides),
      ...inAll(sides),
      ...left.map(({ sentence }) => sentence),
    ];
  },
};

const isTaken = ({ status, paid }: Charge) => status === 'successful' && paid;
const takenOf = (charge: Charge) => (isTaken(charge) ? (charge.captured_amount ?? charge.amount) : 0);
const ofHolds = (charges: readonly Charge[]) => charges.filter(({ metadata }) => metadata.holdId !== undefined);
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

/** No more taken than held, no more given back than taken, nothing held twice. */
const atProvider = ({ holds, provider }: Sides): string[] => {
  const charges = ofHolds(provider.charges);
  const bookingOf = new Map(holds.map(({ id, booking_id: booking }) => [id, booking]));
  const standing = charges
    .filter(({ capturable }) => capturable)
    .map(({ metadata }) => bookingOf.get(metadata.holdId ?? ''));
  const refunded = provider.refunds.flatMap(({ metadata: { holdId } }) => holdId ?? []);
  return [
    ...charges
      .filter((charge) => takenOf(charge) > charge.amount)
      .map((charge) => `charge ${charge.id} held ${charge.amount}, and ${takenOf(charge)} was captured`),
    ...charges
      .filter((charge) => charge.refunded_amount > takenOf(charge))
      .map(
        (charge) => `of charge ${charge.id} ${charge.refunded_amount} went back, and ${takenOf(charge)} was captured`,
      ),
    ...repeated(charges.map(({ metadata }) => metadata.holdId)).map((id) => `hold ${id} has several charges`),
    ...repeated(standing).map((id) => `booking ${id} is held twice`),
    ...repeated(refunded).map((id) => `what is left of hold ${id} was given back twice`),
  ];
};

const repeated = <One>(all: readonly One[]): One[] => all.filter((one, index) => all.indexOf(one) !== index);

/** Each charge is that of a hold that says the same, and each hold that says something has one. */
const otherThanProvider = ({ holds, provider }: Sides): string[] => {
  const charges = ofHolds(provider.charges);
  const unknown = charges.filter(({ id }) => !holds.some((hold) => hold.charge_id === id));
  const differing = holds.flatMap((hold) => {
    const charge = charges.find(({ id }) => id === hold.charge_id);
    const there = charge ? stateOf(charge) : 'over';
    const isSame =
      stateByStatus[hold.status] === there &&
      hold.captured === (charge ? takenOf(charge) : 0) &&
      hold.refunded === (charge?.refunded_amount ?? 0);
    return isSame ? [] : [`hold ${hold.id} is ${hold.status}, and at the provider ${there}`];
  });
  return [...unknown.map(({ id, amount }) => `charge ${id} holds ${amount} for nobody`), ...differing];
};

const stateOf = (charge: Charge) => {
  if (isTaken(charge)) return 'taken';
  return charge.capturable ? 'held' : 'over';
};
/** What the provider says of a hold that is settled. */
const stateByStatus: Readonly<Record<string, string>> = {
  held: 'held',
  captured: 'taken',
  released: 'over',
  lapsed: 'over',
  failed: 'over',
};

/** What was kept is in the ledger once, and of a card it is what the provider did not give back. */
const keptOtherwise = ({ holds, deposits: all }: Sides): string[] =>
  all.flatMap(({ id, method_type: method, is_ended: isEnded, satang, kept, payments, paid }) => {
    const own = holds.filter(({ deposit_id: deposit }) => deposit === id);
    const byCard = sum(own.map(({ captured, refunded }) => captured - refunded));
    const standing = own.filter(({ status }) => status === 'held').length;
    const isHeld = method === 'card' && !isEnded && own.length > 0;
    return [
      ...(payments === (kept > 0 ? 1 : 0) && paid === kept
        ? []
        : [`of deposit ${id} ${kept} is kept, and the ledger has ${paid} in ${payments} payments`]),
      ...(own.length > 0 && isEnded && byCard !== kept
        ? [`of deposit ${id} ${kept} is kept, and ${byCard} was taken from its card`]
        : []),
      ...(standing === (isHeld ? 1 : 0) ? [] : [`deposit ${id} over ${satang} has ${standing} holds`]),
    ];
  });

/** Held and left is what was let go or returned, what the ledger has of it, and what is with the business. */
const inAll = ({ holds, deposits: all, provider }: Sides): string[] => {
  const charges = ofHolds(provider.charges);
  const backByCard = (id: string) => {
    const own = holds.filter((hold) => hold.deposit_id === id && hold.status !== 'failed');
    // A hold that was renewed was let go for the next: the last one counts.
    const last = own.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0];
    const charge = charges.find((one) => one.id === last?.charge_id);
    return last && charge ? last.satang - takenOf(charge) + charge.refunded_amount : null;
  };
  const back = all
    .filter(({ is_ended: isEnded }) => isEnded)
    .map(({ id, satang, kept }) => backByCard(id) ?? satang - kept);
  const here = all.filter(({ is_ended: isEnded }) => !isEnded).map(({ satang }) => satang);
  const left = sum(all.map(({ satang }) => satang));
  const now = sum(back) + sum(all.map(({ paid }) => paid)) + sum(here);
  return left === now ? [] : [`in all ${left} satang was held and left, and ${now} went back, was kept or is there`];
};
