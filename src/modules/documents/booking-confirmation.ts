import { fillPlaceholders } from '#kernel/fill.ts';
import { bahtText } from '#words/baht-text.ts';
import type { BookingFacts } from './booking-facts.ts';
import type { Typesetter } from './typesetter.ts';
import { documentWords } from './wording.ts';

/** A file to download or attach. */
export type NamedFile = Readonly<{ name: string; type: string; content: Uint8Array }>;

/** The booking as a PDF of one or more A4 pages in its language, for the customer and the desk. */
export const bookingConfirmation = async (facts: BookingFacts, { typeset }: Typesetter): Promise<NamedFile> => ({
  name: fillPlaceholders(documentWords(facts.language).confirmation.file, { reference: facts.reference }),
  type: 'application/pdf',
  content: await typeset('booking-confirmation', pageOf(facts)),
});

type Row = Readonly<{ label: string; value: string; note?: string | undefined; isMain?: boolean }>;

const pageOf = (facts: BookingFacts) => {
  const { language, reference, business, customer, vehicleName, days, isTest } = facts;
  const { confirmation: words } = documentWords(language);
  return {
    language,
    reference,
    business: business.siteName,
    customer: customer.name,
    vehicle: vehicleName,
    title: words.title[facts.status],
    state: stateOf(facts),
    isCancelled: facts.status === 'cancelled',
    test: isTest ? { mark: words.test, text: words.testText } : null,
    businessLines: [
      business.address,
      business.taxId && fillPlaceholders(words.taxId, { number: business.taxId }),
    ].filter(Boolean),
    customerLines: [customer.email, customer.phone],
    vehicleDays: fillPlaceholders((days === 1 && words.vehicleDays_one) || words.vehicleDays_other, { count: days }),
    labels: { ...words, title: undefined, state: undefined },
    stops: [
      { label: words.pickUp, ...stopOf(facts.pickUp, words.outside) },
      { label: words.dropOff, ...stopOf(facts.dropOff, words.outside) },
    ],
    lines: facts.lines.filter(({ isAtPickUp }) => !isAtPickUp).map(rowOf),
    sums: sumsOf(facts),
    ...(isAhead(facts) ? aheadOf(facts) : { deposit: null, bring: [], plans: [] }),
    calls: callsOf(facts),
    made: fillPlaceholders(words.made, { moment: facts.madeText }),
  };
};

const isAhead = ({ status }: BookingFacts) => status === 'pending' || status === 'confirmed';

const aheadOf = (facts: BookingFacts) => {
  const { confirmation: words } = documentWords(facts.language);
  const amount = bahtText(facts.securityDeposit);
  return {
    deposit: facts.securityDeposit > 0 ? fillPlaceholders(words.securityDeposit, { amount }) : null,
    bring: [words.bringPassport, words.bringLicence, words.bringReference],
    plans: plansOf(facts),
  };
};

const rowOf = ({ label, note, amountBaht }: BookingFacts['lines'][number]): Row => ({
  label,
  note,
  value: bahtText(amountBaht),
});

const stopOf = ({ text, place, address, isOutsideOpeningHours, keyBox }: BookingFacts['pickUp'], outside: string) => ({
  text,
  place,
  address,
  outside: isOutsideOpeningHours ? (keyBox ?? outside) : null,
});

const stateOf = ({ language, status, holdUntil }: BookingFacts) => {
  const { state } = documentWords(language).confirmation;
  return status === 'pending' && holdUntil !== null
    ? fillPlaceholders(state.unpaid, { until: holdUntil })
    : state[status];
};

const sumsOf = (facts: BookingFacts): Row[] => {
  const { confirmation: words } = documentWords(facts.language);
  const { total, includedTax, paid, fees, refunded, dueAtPickUp } = facts;
  const atPickUp = facts.lines.filter(({ isAtPickUp }) => isAtPickUp).map(rowOf);
  const row = (label: string, baht: number, isMain = false) => ({ label, value: bahtText(baht), isMain });
  return [
    row(includedTax ? words.totalWithTax : words.total, total, true),
    ...(includedTax ? [row(includedTax.label, includedTax.amountBaht)] : []),
    ...atPickUp.map((one) => ({
      ...one,
      label: fillPlaceholders(words.paidAtPickUp, { label: one.label }),
      isMain: false,
    })),
    row(words.paid, paid),
    ...(fees > 0 ? [row(words.fee, fees)] : []),
    ...(refunded > 0 ? [row(words.refunded, refunded)] : []),
    ...(dueAtPickUp > 0 && isAhead(facts) ? [row(words.dueAtPickUp, dueAtPickUp, true)] : []),
  ];
};

const plansOf = ({ language, fullRefundUntil, halfRefundUntil, business }: BookingFacts) => {
  const { confirmation: words } = documentWords(language);
  return [
    ...(fullRefundUntil ? [fillPlaceholders(words.fullRefund, { until: fullRefundUntil })] : []),
    ...(halfRefundUntil ? [fillPlaceholders(words.halfRefund, { until: halfRefundUntil })] : []),
    halfRefundUntil ? words.noRefund : words.noRefundNow,
    fillPlaceholders(words.change, { address: business.findUrl }),
  ];
};

const callsOf = ({ language, business, pickUp }: BookingFacts): Row[] => {
  const { confirmation: words } = documentWords(language);
  return [
    { label: words.callUs, value: business.phone },
    { label: words.desk, value: pickUp.phone === business.phone ? '' : pickUp.phone },
    { label: words.emergency, value: business.emergencyPhone },
    { label: words.write, value: business.email },
  ].filter(({ value }) => value !== '');
};
