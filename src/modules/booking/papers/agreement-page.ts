import type { Language } from '#contract/fields.ts';
import { formatNumber } from '#kernel/format-number.ts';
import { type Satang, toBaht } from '#kernel/money.ts';
import { isBefore } from '#kernel/period.ts';
import type { ChosenCover } from '#modules/extras/index.ts';
import { type Damage, damageAtPickUp, makeAndModel, type Vehicle } from '#modules/fleet/index.ts';
import type { Context } from '#platform/context.ts';
import { bahtText } from '#words/baht-text.ts';
import { damageText } from '#words/damage-text.ts';
import { wordListed } from '#words/listed-word.ts';
import { dateText, momentText } from '#words/moment-text.ts';
import { vehicles as thaiVehicles } from '#words/th/vehicles.ts';
import { bookingDetails, type Stop } from '../records/booking-details.ts';
import type { Booking } from '../records/booking-store.ts';
import { placeName } from '../records/booking-texts.ts';
import { driverShape } from '../records/driver-shape.ts';
import { type BookingDriver, driversOf } from '../records/driver-store.ts';
import { type HandOverRecord, handOversOf } from '../records/hand-over-store.ts';
import { includedTax, quoteLines } from '../records/quote-lines.ts';
import { dueAtPickUp } from '../rules/money/due-at-pick-up.ts';
import { agreementHead } from './agreement-head.ts';
import { termsOf, textOnPaper } from './agreement-terms.ts';
import { coverOf } from './booking-cover.ts';
import type { BookingPaperTools } from './booking-facts.ts';
import { agreementText, type Bilingual, bilingual, coverText, fuelLevelText, type Word } from './paper-words.ts';
import { validText } from './text/agreement-text-store.ts';

export type Row = Readonly<{ label: Bilingual; value: Bilingual; note?: Bilingual; isMain?: boolean }>;

/** Everything above the signatures, in final text in both languages. */
export type AgreementPage = Awaited<ReturnType<typeof agreementPage>>;

/**
 * The agreement about a booking as it is at this moment: what was handed over, to whom, for how long, at what price, under
 * the text that is valid now.
 */
export const agreementPage = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  booking: Booking,
  tools: Pick<BookingPaperTools, 'testPayments'>,
) => {
  const { settings, vehicle, pickUp, dropOff } = await bookingDetails(tx, booking);
  const handOver = (await handOversOf(tx, booking.id)).find(({ kind, at }) => kind === 'pick-up' && !isBefore(now, at));
  const cover = await coverOf(tx, booking);
  const text = await validText(tx, now);
  const { securityDeposit } = booking.quote;
  return {
    ...agreementHead(settings, now),
    reference: booking.reference,
    isTest: await tools.testPayments(tx),
    vehicle: fleetVehicles(vehicle, booking, cover),
    driver: [...driverRows(booking), ...otherDriverRows((await driversOf(tx, booking.id)).slice(1))],
    rental: [...rentalRows({ pickUp, dropOff }, handOver), ...arrivalRows(booking)],
    state: handOver ? stateRows(handOver, await damageAtPickUp(tx, booking)) : [],
    lines: lineRows(booking, makeAndModel(vehicle)),
    sums: sumRows(booking),
    deposit: securityDeposit > 0 ? depositText(securityDeposit) : null,
    text: textOnPaper(text),
    terms: termsOf(text, {
      age: vehicle.minimumDriverAge,
      grace: settings.booking.graceMinutes,
      cover,
      securityDeposit,
      business: settings.general.siteName,
    }),
  };
};

export const depositText = (amount: Satang): Bilingual =>
  agreementText('securityDeposit', { amount: bahtText(toBaht(amount)) });

export const row = (word: Word, value: string | Bilingual, more: Partial<Row> = {}): Row => ({
  label: agreementText(word),
  value: typeof value === 'string' ? bilingual(() => value) : value,
  ...more,
});

const fleetVehicles = (vehicle: Vehicle, { quote }: Booking, cover: ChosenCover | null): Row[] => [
  row('model', `${makeAndModel(vehicle)} ${vehicle.year}`, { isMain: true }),
  row('plate', vehicle.licensePlate, { isMain: true }),
  row('colour', { th: wordListed(vehicle.color, thaiVehicles.color) ?? '', en: vehicle.color }),
  row('days', agreementText(quote.days === 1 ? 'oneDay' : 'daysCount', { count: quote.days })),
  row('cover', cover ? coverText(cover) : agreementText('noCover')),
];

const driverRows = (booking: Booking): Row[] => [
  row('name', `${booking.firstName} ${booking.lastName}`, { isMain: true }),
  row('licence', booking.licenseNumber || '–', { isMain: true }),
  row('phone', booking.phone),
  ...(booking.email ? [row('email', booking.email)] : []),
];

/** Who else may drive: by name, the day of birth and the licence. */
const otherDriverRows = (others: readonly BookingDriver[]): Row[] =>
  others.map((driver) => {
    const { name, bornOn, licenseCountryName: country, licenseLastFour } = driverShape(driver);
    return row(
      'otherDriver',
      agreementText('driverFacts', (language) => ({
        name,
        born: dateText(bornOn, language),
        country: (language === 'th' && country.th) || country.en,
        licence: licenseLastFour ? `…${licenseLastFour}` : '–',
      })),
    );
  });

type Stops = Readonly<{ pickUp: Stop; dropOff: Stop }>;

const rentalRows = ({ pickUp, dropOff }: Stops, handOver: HandOverRecord | undefined): Row[] => [
  ...(['pickUp', 'dropOff'] as const).map((word): Row => {
    const stop = word === 'pickUp' ? pickUp : dropOff;
    return row(
      word,
      bilingual((language) => momentText(stop.at, language)),
      { isMain: true, note: bilingual((language) => placeIn(stop, language)) },
    );
  }),
  ...(handOver
    ? [
        row(
          'handedOver',
          bilingual((language) => momentText(handOver.at, language)),
        ),
      ]
    : []),
];

const arrivalRows = ({ flightNumber, arrivalNote }: Booking): Row[] => [
  ...(flightNumber ? [row('flight', flightNumber)] : []),
  ...(arrivalNote ? [row('arrivalNote', arrivalNote)] : []),
];

const placeIn = ({ place }: Stop, language: Language): string =>
  [placeName(place, language), (language === 'th' && place.addressInThai) || place.address].filter(Boolean).join(', ');

/** The rows for the vehicle's condition at pick-up. */
const stateRows = (
  { mileage, fuel, licenseChecked, damage, note, byName }: HandOverRecord,
  known: readonly Damage[],
): Row[] => [
  row('mileage', mileage === null ? '–' : agreementText('kilometres', { count: formatNumber(mileage) }), {
    isMain: true,
  }),
  row('fuel', fuel === null ? '–' : bilingual((language) => fuelLevelText(fuel, language)), {
    isMain: true,
  }),
  ...(known.length > 0 ? [row('knownDamage', knownText(known))] : []),
  row('damage', damage || agreementText('notNoted')),
  ...(note ? [row('note', note)] : []),
  row('licenceSeen', agreementText(licenseChecked ? 'yes' : 'no')),
  ...(byName ? [row('handedBy', byName)] : []),
];

const knownText = (known: readonly Damage[]): Bilingual =>
  bilingual((language) => known.map((one) => damageText(one, language)).join('; '));

const lineRows = ({ quote }: Booking, vehicleName: string): Row[] => {
  const lines = { th: quoteLines(quote, vehicleName, 'th'), en: quoteLines(quote, vehicleName, 'en') };
  return lines.en.map(({ label, note, amountBaht }, at) => ({
    label: { en: label, th: lines.th[at]?.label ?? label },
    value: bilingual(() => bahtText(amountBaht)),
    ...(note && { note: { en: note, th: lines.th[at]?.note ?? note } }),
  }));
};

const sumRows = (booking: Booking): Row[] => {
  const { total, paid, refunded, quote } = booking;
  const money = (satang: Booking['total']) => bahtText(toBaht(satang));
  const due = dueAtPickUp(booking);
  const within = { th: includedTax(quote, 'th'), en: includedTax(quote, 'en') };
  return [
    row('total', money(total), { isMain: true }),
    ...(within.th && within.en
      ? [
          {
            label: { th: within.th.label, en: within.en.label },
            value: bilingual(() => bahtText(within.en?.amountBaht ?? 0)),
          },
        ]
      : []),
    row('paid', money(paid)),
    ...(refunded > 0 ? [row('refunded', money(refunded))] : []),
    ...(due > 0 ? [row('due', money(due), { isMain: true })] : []),
  ];
};
