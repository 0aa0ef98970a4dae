import type { chargeObject } from '../charges/charge-object.ts';
import { type Params, textParam } from '../wire/params.ts';
import { invalidFilters } from '../wire/refusals.ts';
import { type Fits, isAmount, isFlag, isText, isTime } from './filter-kinds.ts';

type ShownCharge = ReturnType<typeof chargeObject>;
type Filter = (charge: ShownCharge, expected: string, name: string) => boolean;

const by =
  <T>(fits: Fits<T>, valueIn: (charge: ShownCharge) => T): Filter =>
  (charge, expected, name) =>
    fits(valueIn(charge), expected, name);

/** The type of the charge's source; null for a card charge. */
const sourceType = ({ source }: ShownCharge): string | null => (source as { type: string } | null)?.type ?? null;

const filters: Readonly<Record<string, Filter>> = {
  acquirer_reference_number: by(isText, ({ acquirer_reference_number }) => acquirer_reference_number),
  amount: by(isAmount, ({ amount }) => amount),
  authorized: by(isFlag, ({ authorized }) => authorized),
  capture: by(isFlag, ({ capture }) => capture),
  captured: by(isFlag, ({ paid }) => paid),
  card_last_digits: by(isText, ({ card }) => card?.last_digits ?? null),
  created: by(isTime, ({ created_at }) => created_at),
  currency: by(isText, ({ currency }) => currency),
  customer_present: by(isFlag, ({ customer }) => customer !== null),
  disputed: by(isFlag, ({ dispute }) => dispute !== null),
  failure_code: by(isText, ({ failure_code }) => failure_code),
  is_installment: by(isFlag, (charge) => sourceType(charge)?.startsWith('installment_') ?? false),
  refund_amount: by(isAmount, ({ refunded_amount }) => refunded_amount),
  refunded: by(isFlag, ({ refunded_amount }) => refunded_amount > 0),
  reversed: by(isFlag, ({ reversed }) => reversed),
  scheduled: by(isFlag, ({ schedule }) => schedule !== null),
  source_of_fund: by(isText, ({ card }) => (card === null ? 'source' : 'card')),
  source_type: by(isText, sourceType),
  status: by(isText, ({ status }) => status),
  voided: by(isFlag, ({ voided }) => voided),
};

/** A predicate for charges that match all filters. Throws `invalid_filters` (400) for an unknown filter. */
export const chargeFilter = (params: Params): ((charge: ShownCharge) => boolean) => {
  const expected = Object.keys(params).map((name) => {
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (!filter) throw invalidFilters(`${name} is not a filter`);
    return { name, filter, value: textParam(params, name) ?? '' };
  });
  return (charge) => expected.every(({ name, filter, value }) => filter(charge, value, name));
};

/** Whether any text field of the charge contains the search text, ignoring case. */
export const chargeContains = (charge: ShownCharge, words: string): boolean => {
  const { id, currency, customer, description, failure_code, failure_message, card, metadata } = charge;
  const texts = [id, currency, customer, description, failure_code, failure_message, sourceType(charge)];
  return [...texts, card?.name, card?.bank, JSON.stringify(metadata)].some((textParam) =>
    textParam?.toLowerCase().includes(words.toLowerCase()),
  );
};
