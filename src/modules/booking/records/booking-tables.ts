import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  cidr,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChecklistItem } from '#kernel/agreement-text.ts';
import type { PermitKind } from '#kernel/licenses.ts';
import { zeroSatang } from '#kernel/money.ts';
import type { PhotoPlace } from '#kernel/photo-places.ts';
import type { ChosenCover } from '#modules/extras/index.ts';
import type { Quote } from '#modules/pricing/index.ts';
import { bytes, instant, satangColumn } from '#platform/database/columns.ts';
import type { Units } from '../rules/addon-quantities.ts';
import type { Binds } from '../rules/agreement.ts';
import type { BookingStatus } from '../rules/lifecycle.ts';

export type CancelReason = 'expired' | 'customer' | 'staff' | 'late-payment';

export const bookings = pgTable('booking', {
  id: uuid().primaryKey(),
  reference: text().notNull(),
  status: text().$type<BookingStatus>().notNull(),
  vehicleId: uuid('vehicle_id').notNull(),
  /** The vehicle that was chosen, where it or a similar one was promised; null: exactly `vehicleId` is. */
  chosenVehicleId: uuid('chosen_vehicle_id'),
  /** Exactly `vehicleId` was chosen and paid for, of a class. */
  exactVehicle: boolean('exact_vehicle').notNull().default(false),
  customerId: uuid('customer_id').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  licenseNumber: text('license_number').notNull(),
  language: text().$type<'en' | 'th'>().notNull(),
  pickUpLocationId: uuid('pick_up_location_id').notNull(),
  dropOffLocationId: uuid('drop_off_location_id').notNull(),
  pickUpAt: instant('pick_up_at').notNull(),
  dropOffAt: instant('drop_off_at').notNull(),
  blockedUntil: instant('blocked_until').notNull(),
  paymentPlan: text('payment_plan').$type<'full' | 'deposit'>().notNull(),
  /** How the customer chose to pay the business directly. */
  paysBy: text('pays_by').$type<'cash' | 'bank_transfer'>(),
  insurancePackageId: uuid('insurance_package_id'),
  /** The cover as it was sold; null without one, and where only the package is known. */
  soldCover: jsonb('sold_cover').$type<ChosenCover>(),
  insurancePayAt: text('insurance_pay_at').$type<'online' | 'pickup'>(),
  promotionId: uuid('promotion_id'),
  quote: jsonb().$type<Quote>().notNull(),
  total: satangColumn('total_satang').notNull(),
  paid: satangColumn('paid_satang').notNull(),
  refunded: satangColumn('refunded_satang').notNull(),
  fees: satangColumn('fees_satang').notNull().default(zeroSatang),
  promised: satangColumn('promised_satang').notNull().default(zeroSatang),
  retained: satangColumn('retained_satang').notNull().default(zeroSatang),
  /** Refunded by staff as goodwill, and therefore not owed again. */
  waived: satangColumn('waived_satang').notNull().default(zeroSatang),
  /** The security deposit that lies with the business; the database keeps it, from the table of the deposits. */
  securityDepositLeft: satangColumn('security_deposit_left_satang').notNull().default(zeroSatang),
  isPaying: boolean('is_paying').notNull().default(false),
  holdUntil: instant('hold_until'),
  /** Until when the vehicle is kept for cash or a transfer of somebody whose e-mail is not proven. */
  keptUntil: instant('kept_until'),
  client: text(),
  /** Where an unproven booking came from, while it holds a vehicle unpaid: an IPv4 address or an IPv6 /64. */
  network: cidr(),
  /** The mail domain that proved its e-mail, while it holds a vehicle unpaid (`proverOf`). */
  prover: text(),
  /** Begin of the day in which changes that wait for their payment are counted, and how many held the vehicle since. */
  changesHeldFrom: instant('changes_held_from'),
  changesHeld: smallint('changes_held').notNull().default(0),
  pickedUpAt: instant('picked_up_at'),
  returnedAt: instant('returned_at'),
  cancelledAt: instant('cancelled_at'),
  cancelledBecause: text('cancelled_because').$type<CancelReason>(),
  cancelReason: text('cancel_reason'),
  /** What a day of the vehicle that was handed over costs more than of the one that was chosen; null where not more. */
  upgrade: satangColumn('upgrade_satang'),
  policyPickUpAt: instant('policy_pick_up_at'),
  /** As sold: a full refund ends this many hours before the pick-up. Null: as the setting says. */
  fullRefundHours: integer('full_refund_hours'),
  termsAcceptedAt: instant('terms_accepted_at'),
  bookingType: text('booking_type').$type<'online' | 'manual'>().notNull().default('online'),
  flightNumber: text('flight_number').notNull().default(''),
  /** What the desk should know about the renter's arrival. */
  arrivalNote: text('arrival_note').notNull().default(''),
  /** Internal notes of staff. */
  notes: text().notNull().default(''),
  archivedAt: instant('archived_at'),
  /** The vehicle price agreed by staff in place of the price list, before tax, and its number of rental days. */
  agreedPrice: satangColumn('agreed_price_satang'),
  agreedPriceDays: integer('agreed_price_days'),
  /** What staff took off by hand, before tax, and the reason, which stands in the price. */
  discountAmount: satangColumn('discount_satang'),
  discountReason: text('discount_reason'),
  /** Its rental ended while the loyalty program was on. */
  earnsPoints: boolean('earns_points').notNull().default(false),
  version: integer().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** A dearer change that waits for its payment, as agreed. At most one of a booking. */
export const bookingChanges = pgTable('booking_change', {
  bookingId: uuid('booking_id').primaryKey(),
  pickUpAt: instant('pick_up_at').notNull(),
  dropOffAt: instant('drop_off_at').notNull(),
  pickUpLocationId: uuid('pick_up_location_id').notNull(),
  dropOffLocationId: uuid('drop_off_location_id').notNull(),
  addons: jsonb().$type<Units[]>().notNull(),
  quote: jsonb().$type<Quote>().notNull(),
  /** The promotion of which it holds a use; null where that is the booking's own use. */
  promotionId: uuid('promotion_id'),
  endsAt: instant('ends_at').notNull(),
  /** When it ended unpaid. It holds nothing since. */
  endedAt: instant('ended_at'),
});

/**
 * When a confirmed booking is to be picked up; null for every other. The index `booking_awaited` and statistics have this
 * expression: with the columns apart, PostgreSQL would expect many pick-ups in the past, where there is hardly any.
 */
export const awaitedAt = sql<Temporal.Instant | null>`case
  when ${bookings.status} = 'confirmed' and ${bookings.pickedUpAt} is null then ${bookings.pickUpAt} end`;

/** When a booking came to its end; of one that nobody ended, when the vehicle was to come back. */
export const endedAt = sql<Temporal.Instant>`coalesce(${bookings.returnedAt}, ${bookings.cancelledAt}, ${bookings.dropOffAt})`;

export const bookingAddons = pgTable(
  'booking_addon',
  {
    bookingId: uuid('booking_id').notNull(),
    addonId: uuid('addon_id').notNull(),
    quantity: integer().notNull(),
  },
  ({ bookingId, addonId }) => [primaryKey({ columns: [bookingId, addonId] })],
);

/** Who drives; the main driver is at position 0. */
export const drivers = pgTable('driver', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  bookingId: uuid('booking_id').notNull(),
  position: smallint().notNull(),
  name: text().notNull(),
  bornOn: date('born_on', { mode: 'string' }).notNull(),
  licenseCountry: text('license_country').notNull(),
  licenseClass: text('license_class').notNull().default(''),
  licenseLastFour: text('license_last_four').notNull().default(''),
  licenseIssuedOn: date('license_issued_on', { mode: 'string' }).notNull(),
  licenseExpiresOn: date('license_expires_on', { mode: 'string' }),
  permit: text().$type<PermitKind>(),
  /** When staff saw the licence, and who. */
  seenAt: instant('seen_at'),
  seenBy: uuid('seen_by'),
  seenByName: text('seen_by_name'),
});

/** Hashes of the tokens that open a booking. */
export const bookingAccess = pgTable('booking_access', {
  tokenHash: bytes('token_hash').primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  /** The address that the token was mailed to; null where the caller got it at once. */
  mailedTo: text('mailed_to'),
  createdAt: instant('created_at').notNull(),
});

const id = () => uuid().primaryKey().default(sql`uuidv7()`);

/** The two kinds of hand-over. */
export type HandOverKind = 'pick-up' | 'return';

export const handOvers = pgTable('hand_over', {
  id: id(),
  bookingId: uuid('booking_id').notNull(),
  kind: text().$type<HandOverKind>().notNull(),
  at: instant().notNull(),
  mileage: integer(),
  /** Eighths. */
  fuel: smallint(),
  licenseChecked: boolean('license_checked').notNull().default(false),
  /** Somebody looked around the vehicle and saw nothing new. */
  inspected: boolean().notNull().default(false),
  damage: text().notNull().default(''),
  note: text().notNull().default(''),
  byId: uuid('by_id'),
  /** As they were called then. */
  byName: text('by_name'),
  /** When it came, of what happened without a connection; null where it came at once. */
  receivedAt: instant('received_at'),
});

export const handOverPhotos = pgTable('hand_over_photo', {
  id: uuid().primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  kind: text().$type<HandOverKind>().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by'),
  /** Where on the vehicle. */
  place: text().$type<PhotoPlace>(),
  byCustomer: boolean('by_customer').notNull().default(false),
  /** SHA-256 of the file; null for those of before. */
  digest: bytes(),
  /** When it came, of what was taken without a connection. */
  receivedAt: instant('received_at'),
});

/** A slip of a bank transfer. */
export const transferSlips = pgTable('transfer_slip', {
  id: uuid().primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  type: text().$type<'image/webp' | 'application/pdf'>().notNull(),
  bytes: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null for a guest. */
  createdBy: uuid('created_by'),
  /** When it was taken back; its file goes. */
  withdrawnAt: instant('withdrawn_at'),
});

/**
 * What stood on the paper. Of before texts had versions there is neither `text`, with the SHA-256 of its Thai and English,
 * nor whether the customer agreed to later charges.
 */
type AgreementFacts = Readonly<{
  text?: Readonly<{ number: number; thai: string; english: string }>;
  agreesToLaterCharges?: boolean;
}>;

/** An agreement as it was signed: its paper is never made anew. */
export const rentalAgreements = pgTable('rental_agreement', {
  id: id(),
  bookingId: uuid('booking_id').notNull(),
  version: integer().notNull(),
  facts: jsonb().$type<AgreementFacts>().notNull(),
  /** A PNG; null where the name was typed. */
  signature: bytes(),
  signedName: text('signed_name').notNull(),
  signedAt: instant('signed_at').notNull(),
  byId: uuid('by_id'),
  /** As they were called then. */
  byName: text('by_name'),
  pdf: bytes().notNull(),
  /** Null for what was signed before the keys went only with a signature. */
  binds: jsonb().$type<Binds>(),
  way: text().$type<'desk' | 'page'>().notNull().default('desk'),
  /** From where, of what was signed on the booking's page. */
  address: text(),
});

/** The versions of the agreement's text. Rows are never changed and never deleted. */
export const agreementTexts = pgTable('agreement_text', {
  number: integer().primaryKey(),
  thai: text().notNull(),
  english: text().notNull(),
  /** What of the list it has, as an admin ticked it. */
  contains: text().array().$type<ChecklistItem[]>().notNull(),
  validFrom: instant('valid_from').notNull(),
  writtenAt: instant('written_at').notNull(),
  /** Both null for the first, which came with the product. */
  byId: uuid('by_id'),
  byName: text('by_name'),
});

/** Digests of an agreement as it was signed. Rows are never changed and never deleted. */
export const agreementEvidence = pgTable('agreement_evidence', {
  number: bigint({ mode: 'number' }).primaryKey(),
  bookingId: uuid('booking_id').notNull(),
  version: integer().notNull(),
  signedAt: instant('signed_at').notNull(),
  factsDigest: bytes('facts_digest').notNull(),
  signatureDigest: bytes('signature_digest'),
  pdfDigest: bytes('pdf_digest').notNull(),
  /** Over the digests and the link before. */
  link: bytes().notNull(),
});
