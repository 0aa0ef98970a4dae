import type { Language } from '#contract/fields.ts';
import { fillPlaceholders } from '#kernel/fill.ts';
import { type Satang, toBaht } from '#kernel/money.ts';
import { numericMoment } from '#kernel/numeric-date.ts';
import { type Booking, bookingDetails, owedInAll, placeName } from '#modules/booking/index.ts';
import { makeAndModel } from '#modules/fleet/index.ts';
import type { AccountMailKind, MessageKind } from '#modules/notices/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { bahtText } from '#words/baht-text.ts';
import { damageText } from '#words/damage-text.ts';
import { bookings as englishBookings } from '#words/en/bookings.ts';
import { chargebackEvidence as english } from '#words/en/chargeback-evidence.ts';
import { claims as englishClaims } from '#words/en/claims.ts';
import { invoices as englishInvoices } from '#words/en/invoices.ts';
import { photos as englishPhotos } from '#words/en/photos.ts';
import { bookings as thaiBookings } from '#words/th/bookings.ts';
import { chargebackEvidence as thai } from '#words/th/chargeback-evidence.ts';
import { claims as thaiClaims } from '#words/th/claims.ts';
import { invoices as thaiInvoices } from '#words/th/invoices.ts';
import { photos as thaiPhotos } from '#words/th/photos.ts';
import type { EvidenceRecords } from './evidence-records-store.ts';
import type { PhotoPairs, ShownPhoto } from './photo-pairs.ts';
import { fittedText } from './rules/fitted-text.ts';

const dictionaries = {
  en: {
    own: english,
    claims: englishClaims,
    documents: englishInvoices,
    photos: englishPhotos,
    bookings: englishBookings,
  },
  th: { own: thai, claims: thaiClaims, documents: thaiInvoices, photos: thaiPhotos, bookings: thaiBookings },
};

type Facts = Readonly<{
  booking: Booking;
  language: Language;
  now: Temporal.Instant;
  records: EvidenceRecords;
  photos: PhotoPairs;
}>;

/** A table of the paper, every text ready. */
type Section = Readonly<{ title: string; heads: readonly string[]; rows: readonly (readonly string[])[] }>;

/** What the paper says, for its template. */
export const evidencePaper = async (tx: Tx, facts: Facts) => {
  const { booking, language, now, photos } = facts;
  const { settings, ...details } = await bookingDetails(tx, booking);
  const { own: words, photos: names } = dictionaries[language];
  const moment = (at: Temporal.Instant) => numericMoment(at, settings.general.dateFormat);
  const writing = { language, moment };
  const caption = (photo: ShownPhoto) => [
    `${names[photo.kind]}, ${moment(photo.createdAt)}`,
    ...received(photo, writing),
    photo.byCustomer ? words.byCustomer : (photo.by ?? words.byStaff),
    words.head.digest,
    photo.fileDigest,
    ...(photo.digest ? [] : [words.noDigest]),
    ...(photo.digest && photo.digest.toString('hex') !== photo.fileDigest ? [words.otherDigest] : []),
  ];
  const picture = (photo: ShownPhoto | null) =>
    photo && { jpeg: photo.preview && [...photo.preview], caption: caption(photo), file: photo.file };
  return {
    language,
    business: settings.general.siteName,
    title: fillPlaceholders(words.title, { reference: booking.reference }),
    lines: [fillPlaceholders(words.made, { when: moment(now) }), words.originals],
    none: words.none,
    before: [rental(booking, details, writing), ...condition(facts, writing)].map(fittedRows),
    photographs: {
      title: words.section.photographs,
      note: photos.lost > 0 ? fillPlaceholders(words.lost, { count: photos.lost }) : null,
      noPicture: words.noPicture,
      missing: words.notTaken,
      pairs: photos.pairs.map((pair) => ({
        place: pair.place ? names.place[pair.place] : names.elsewhere,
        pickUp: picture(pair.pickUp),
        return: picture(pair.return),
      })),
    },
    after: [...money(facts, writing), messages(facts, writing)].map(fittedRows),
  };
};

type Writing = Readonly<{ language: Language; moment: (at: Temporal.Instant) => string }>;

/** When it came, of what was recorded without a connection. */
const received = ({ receivedAt }: Pick<ShownPhoto, 'receivedAt'>, { language, moment }: Writing): string[] =>
  receivedAt ? [fillPlaceholders(dictionaries[language].own.received, { when: moment(receivedAt) })] : [];

const baht = (amount: Satang) => bahtText(toBaht(amount));
const lines = (...texts: readonly (string | null | undefined | false)[]) => texts.filter(Boolean).join('\n');

const fittedRows = (section: Section): Section => ({
  ...section,
  rows: section.rows.map((row) => row.map(fittedText)),
});

type Details = Omit<Awaited<ReturnType<typeof bookingDetails>>, 'settings'>;

const rental = (booking: Booking, { vehicle, pickUp, dropOff }: Details, { language, moment }: Writing): Section => {
  const { section, rental: words, head } = dictionaries[language].own;
  const actual = (at: Temporal.Instant | null) => at && fillPlaceholders(words.actually, { when: moment(at) });
  const rows: [string, string][] = [
    [words.booking, booking.reference],
    [words.made, moment(booking.createdAt)],
    [words.customer, lines(`${booking.firstName} ${booking.lastName}`.trim(), booking.email, booking.phone)],
    [words.vehicle, `${makeAndModel(vehicle)}, ${vehicle.licensePlate}`],
    [words.pickUp, lines(`${moment(pickUp.at)}, ${placeName(pickUp.place, language)}`, actual(booking.pickedUpAt))],
    [words.dropOff, lines(`${moment(dropOff.at)}, ${placeName(dropOff.place, language)}`, actual(booking.returnedAt))],
    [words.total, baht(booking.total)],
    [words.paid, baht(booking.paid)],
    [words.refunded, baht(booking.refunded)],
    [words.owed, baht(owedInAll(booking))],
  ];
  return { title: section.rental, heads: [head.what, head.value], rows };
};

const condition = ({ records }: Facts, { language, moment }: Writing): Section[] => {
  const { own, photos } = dictionaries[language];
  const { section, head, agreement: words, handOver } = own;
  /** Empty for one from before it was asked. */
  const consent = (agrees: boolean | undefined) => agrees !== undefined && (agrees ? words.agrees : words.agreesNot);
  const seenDamage = (kind: 'pick-up' | 'return') => {
    const [seen, sentence] =
      kind === 'pick-up'
        ? [records.damageBefore, handOver.damageBefore]
        : [records.damageBrought, handOver.damageBrought];
    const damage = seen.map((one) => damageText(one, language)).join('; ');
    return damage !== '' && fillPlaceholders(sentence, { damage });
  };
  return [
    {
      title: section.agreements,
      heads: [head.file, head.signed, head.by, head.digest],
      rows: records.agreements.map(({ version, file, pdf, agreement, signedAt, digest, changed }) => [
        pdf ? file : fillPlaceholders(words.forgotten, { version }),
        signedAt ? moment(signedAt) : '',
        lines(
          agreement?.signedName,
          agreement && words[agreement.way],
          agreement?.byName,
          agreement?.address,
          agreement && consent(agreement.facts.agreesToLaterCharges),
          agreement && (agreement.signature ? words.drawn : words.typed),
        ),
        lines(digest, changed && (changed.length === 0 ? words.asSigned : words.changed)),
      ]),
    },
    {
      title: section.handOvers,
      heads: [head.what, head.when, head.by, head.found],
      rows: records.handOvers.map(({ kind, at, receivedAt, mileage, fuel, inspected, damage, note, byName }) => [
        photos[kind],
        lines(moment(at), ...received({ receivedAt }, { language, moment })),
        byName ?? '',
        lines(
          mileage !== null && fillPlaceholders(handOver.mileage, { mileage }),
          fuel !== null && fillPlaceholders(handOver.fuel, { fuel }),
          seenDamage(kind),
          inspected && handOver.nothingNew,
          damage,
          note,
        ),
      ]),
    },
  ];
};

const money = ({ records }: Facts, { language, moment }: Writing): Section[] => {
  const { own, claims, documents, bookings } = dictionaries[language];
  const { section, head, claim: words, deposit, payment } = own;
  const methods: Record<string, string> = bookings.methods;
  const methodOf = (method: string) => methods[method] ?? method;
  const card = (brand: string | null, digits: string | null) => brand && digits && `${brand} •••• ${digits}`;
  return [
    {
      title: section.claims,
      heads: [head.what, head.claimed, head.answer, head.decided],
      rows: records.claims.map((one) => [
        lines(claims.kind[one.kind], one.text),
        lines(baht(one.amount), moment(one.madeAt)),
        lines(
          claims.status[one.status],
          one.answeredAt ? moment(one.answeredAt) : fillPlaceholders(words.answerBy, { when: moment(one.answerBy) }),
          one.answerText,
        ),
        one.settledAt
          ? lines(
              fillPlaceholders(words.charged, { amount: baht(one.charged ?? one.amount) }),
              moment(one.settledAt),
              one.reason,
            )
          : '',
      ]),
    },
    {
      title: section.documents,
      heads: [head.file, head.what, head.when, head.amount],
      rows: records.documents.map(({ kind, number, issuedAt, total, pdf, file }) => [
        pdf.length > 0 ? file : own.forgottenPaper,
        fillPlaceholders(documents.named[kind], { number }),
        moment(issuedAt),
        baht(total),
      ]),
    },
    {
      title: section.payments,
      heads: [head.when, head.what, head.amount, head.reference],
      rows: records.payments.map((one) => [
        moment(one.at),
        lines(payment[one.kind], methodOf(one.methodType), card(one.cardBrand, one.cardLastDigits)),
        baht(one.amount),
        lines(one.chargeId, one.reference !== one.chargeId && one.reference),
      ]),
    },
    {
      title: section.deposits,
      heads: [head.when, head.what, head.amount, head.reference],
      rows: [
        ...records.deposits.flatMap(({ methodType, amount, leftAt, endedAt, kept }) => [
          [moment(leftAt), lines(deposit.left, methodOf(methodType)), baht(amount), ''],
          ...(endedAt && kept !== null
            ? [[moment(endedAt), deposit.ended, lines(`${deposit.kept} ${baht(kept)}`), '']]
            : []),
        ]),
        ...records.holds.map(
          ({ createdAt, status, amount, captured, refunded, chargeId, cardBrand, cardLastDigits }) => [
            moment(createdAt),
            lines(deposit.hold, deposit.status[status], card(cardBrand, cardLastDigits)),
            lines(
              baht(amount),
              captured > 0 && `${deposit.captured} ${baht(captured)}`,
              refunded > 0 && `${deposit.refunded} ${baht(refunded)}`,
            ),
            chargeId ?? '',
          ],
        ),
      ],
    },
  ];
};

/** Of the messages to the customer of a booking: every one has a name. */
type KindToCustomer = Exclude<
  MessageKind,
  AccountMailKind | 'contact-message' | 'message-reply' | 'email-code' | `staff-${string}`
>;

const messages = ({ records }: Facts, { language, moment }: Writing): Section => {
  const { own, bookings } = dictionaries[language];
  const { section, head, message, channel } = own;
  const kinds: Record<string, string> & Record<KindToCustomer, string> = bookings.mail;
  return {
    title: section.messages,
    heads: [head.when, head.what, head.to],
    rows: records.messages.map(({ kind, channel: by, status, createdAt, sentAt, toAddress }) => [
      moment(status === 'sent' ? (sentAt ?? createdAt) : createdAt),
      lines(kinds[kind] ?? kind, status !== 'sent' && message.unsent),
      lines(channel[by], toAddress),
    ]),
  };
};
