import type { Buyer } from '#contract/office/invoices.ts';
import { bangkokDate } from '#kernel/bangkok-time.ts';
import { numericDay, numericMoment } from '#kernel/numeric-date.ts';
import { type Booking, bookingDetails, placeName, promisedText } from '#modules/booking/index.ts';
import type { Typesetter } from '#modules/documents/index.ts';
import { makeAndModel } from '#modules/fleet/index.ts';
import { readPaymentMethods } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { bilingual, labels, sameInBoth } from './bilingual.ts';

/** What issuing documents needs besides the database. */
export type PaperTools = Readonly<{ typesetter: Typesetter; testPayments: (tx: Tx) => Promise<boolean> }>;

export type PaperParts = Awaited<ReturnType<typeof partsOfPaper>>;

/** Loads the data that every kind of document for a booking needs. */
export const partsOfPaper = async (
  { tx, now, actor }: Pick<Context, 'tx' | 'now' | 'actor'>,
  booking: Booking,
  { testPayments }: PaperTools,
) => {
  const parts = await bookingDetails(tx, booking);
  const { dateFormat } = parts.settings.general;
  return {
    ...parts,
    booking,
    now,
    testPayments: await testPayments(tx),
    methods: await readPaymentMethods(tx, parts.settings),
    clerk: actor.user?.name ?? '',
    day: (at: Temporal.Instant) => numericDay(bangkokDate(at), dateFormat),
    moment: (at: Temporal.Instant) => numericMoment(at, dateFormat),
    route: {
      from: { th: placeName(parts.pickUp.place, 'th'), en: placeName(parts.pickUp.place, 'en') },
      to: { th: placeName(parts.dropOff.place, 'th'), en: placeName(parts.dropOff.place, 'en') },
    },
  };
};

/** The contents that all kinds of document share. */
export const commonFacts = (parts: PaperParts, buyer: Buyer, number: string) => {
  const { settings, vehicle, promised, testPayments, clerk } = parts;
  const { siteName, companyName, companyBranch, address, addressInThai, contactPhone, supportEmail, taxId } =
    settings.general;
  const phone = contactPhone && bilingual(({ contact }) => contact, { phone: contactPhone }).th;
  return {
    number,
    labels,
    isTest: testPayments,
    signedBy: clerk,
    lines: [],
    notes: [],
    seller: {
      name: companyName || siteName,
      address: { th: addressInThai || address, en: address },
      contact: [phone, supportEmail].filter(Boolean).join(', '),
      taxId: taxId && spacedTaxId(taxId),
      branch: branchName(companyBranch || HEAD_OFFICE),
    },
    buyer: buyerFacts(parts, buyer),
    vehicle: bilingual((words) => words.vehicle, {
      vehicle: promised.orSimilar
        ? promisedText(promised, 'th')
        : `${makeAndModel(vehicle)} ${vehicle.licensePlate ?? ''}`.trim(),
    }).th,
  };
};

/** The buyer as printed, with the contacts of the booking. */
export const buyerFacts = ({ booking }: PaperParts, buyer: Buyer) => ({
  name: buyer.name,
  address: buyer.address,
  taxId: buyer.taxId && spacedTaxId(buyer.taxId),
  branch: branchOf(buyer),
  contact: [booking.email, booking.phone].filter(Boolean).join(', '),
});

const branchOf = ({ taxId, branch }: Buyer) => (taxId && branch ? branchName(branch) : null);

const HEAD_OFFICE = '00000';

const branchName = (branch: string) =>
  branch === HEAD_OFFICE
    ? bilingual(({ label }) => label.headOffice)
    : bilingual((words) => words.branch, { number: branch });

/** A tax ID with its usual spaces, `0 1055 69000 00 0`; any other text is returned unchanged. */
const spacedTaxId = (taxId: string): string => {
  const [, ...groups] = /^(\d)(\d{4})(\d{5})(\d{2})(\d)$/.exec(taxId) ?? [];
  return groups.length > 0 ? groups.join(' ') : taxId;
};

export const fact = (label: Parameters<typeof bilingual>[0], value: string) => ({ label: bilingual(label), value });

export const plainName = (name: { en: string; th: string | null } | null) =>
  name ? { th: name.th ?? name.en, en: name.en } : sameInBoth('');
