import { startOfDay } from '#kernel/bangkok-time.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { addBookings, addChanges, addHandOvers } from '#modules/booking/index.ts';
import { addClaimPrices, addClaims } from '#modules/claims/index.ts';
import { addMessages, addReplies } from '#modules/contact/index.ts';
import { addCustomers } from '#modules/customers/index.ts';
import { addAddons, addInsuranceOptions, addInsurancePackages, addReservations } from '#modules/extras/index.ts';
import {
  addCategories,
  addDamage,
  addLocations,
  addVehicles,
  blockForMaintenance,
  occupiedByBooking,
  occupyVehicles,
} from '#modules/fleet/index.ts';
import { addPayments } from '#modules/payments/index.ts';
import { addPromotions, addSeasons } from '#modules/pricing/index.ts';
import { addInvitations, addReviews } from '#modules/reviews/index.ts';
import { addSecurityDeposits } from '#modules/security-deposits/index.ts';
import { type SettingChange, writeSettings } from '#modules/settings/index.ts';
import { addAuditEntries, type PastNote } from '#platform/audit-trail.ts';
import type { Context, Steps } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { planClaimPrices } from './catalogue/claim-prices.ts';
import type { Catalogue } from './catalogue/plan-catalogue.ts';
import { isEmpty, lockFill, markAsDemo } from './demo-store.ts';
import type { DemoHistory } from './history/plan-history.ts';
import type { Demo } from './plan-demo.ts';
import type { DemoReview } from './reviews/plan-reviews.ts';

/** Stores the demo in one transaction. Returns false if another process has filled the database in the meantime. */
export const storeDemo = (
  step: Steps['step'],
  today: CalendarDate,
  { catalogue, history, reviews, messages }: Demo,
): Promise<boolean> =>
  step(async (ctx) => {
    await lockFill(ctx.tx);
    if (!(await isEmpty(ctx.tx))) return false;
    const morning = { ...ctx, now: startOfDay(today) };
    await markAsDemo(ctx.tx, ctx.now);
    await writeDemoSettings(ctx.tx);
    await storeCatalogue(morning, catalogue);
    await storeHistory(morning, history);
    await storeReviews(morning, history, reviews);
    await addMessages(ctx.tx, messages.messages);
    await addReplies(ctx.tx, messages.replies);
    await addAuditEntries(ctx.tx, byMoment([...history.notes, ...messages.notes]));
    return true;
  });

const storeCatalogue = async (ctx: Context, catalogue: Catalogue): Promise<void> => {
  const { tx } = ctx;
  await addLocations(tx, catalogue.locations);
  await addCategories(tx, catalogue.fleet.categories);
  await addVehicles(
    tx,
    catalogue.fleet.vehicles.map(({ demand: _demand, ...vehicle }) => vehicle),
  );
  for (const block of catalogue.blocks) await blockForMaintenance(ctx, block);
  await addAddons(tx, catalogue.addons);
  await addInsuranceOptions(tx, catalogue.insuranceOptions);
  await addInsurancePackages(tx, catalogue.insurancePackages);
  await addSeasons(tx, catalogue.seasons);
  await addPromotions(tx, catalogue.promotions);
  await addClaimPrices(tx, planClaimPrices(catalogue.fleet));
};

const storeHistory = async ({ tx }: Context, history: DemoHistory): Promise<void> => {
  const { bookings } = history;
  await addCustomers(
    tx,
    history.customers.map(({ language: _spoken, ...customer }) => customer),
  );
  await addBookings(
    tx,
    bookings.map(({ booking }) => booking),
    bookings.flatMap(({ booking: { id: bookingId }, addons }) => addons.map((addon) => ({ ...addon, bookingId }))),
  );
  const notCancelled = bookings.filter(({ booking }) => booking.status !== 'cancelled');
  await occupyVehicles(
    tx,
    notCancelled.map(({ booking: { id: bookingId, vehicleId, pickUpAt, blockedUntil } }) => ({
      vehicleId,
      bookingId,
      during: occupiedByBooking({ pickUpAt, blockedUntil }),
      heldUntil: null,
    })),
  );
  const ahead = notCancelled.filter(({ booking }) => booking.status !== 'completed');
  await addReservations(
    tx,
    ahead.flatMap(({ booking: { id: bookingId }, period: during, addons }) =>
      addons.map((addon) => ({ ...addon, bookingId, during, heldUntil: null })),
    ),
  );
  await addChanges(
    tx,
    bookings.flatMap(({ unpaidChange }) => unpaidChange ?? []),
  );
  await addPayments(tx, history);
  await addHandOvers(tx, history.handOvers);
  await addDamage(tx, history.damage);
  await addSecurityDeposits(tx, history.securityDeposits, history.cardHolds);
  await addClaims(tx, history.claims);
};

const byMoment = (notes: readonly PastNote[]) => [...notes].sort((a, b) => Temporal.Instant.compare(a.at, b.at));

/** Stores the reviews, and marks every booking so that no review request is mailed to an invented customer. */
const storeReviews = async (
  { tx, now }: Context,
  { bookings }: DemoHistory,
  reviews: readonly DemoReview[],
): Promise<void> => {
  await addReviews(tx, reviews);
  await addInvitations(
    tx,
    bookings.map(({ booking }) => ({ bookingId: booking.id, createdAt: now })),
  );
};

const general: SettingChange<'general'> = {
  siteDescription: 'Car rental in Bangkok, with the whole price before you choose',
  adminEmail: 'admin@saphan.example',
  supportEmail: 'hello@saphan.example',
  contactPhone: '02 555 0140',
  emergencyPhone: '081 555 0199',
  address: '88 Sathorn Tai Road, Yannawa, Sathorn, Bangkok 10120',
  addressInThai: '88 ถนนสาทรใต้ แขวงยานนาวา เขตสาทร กรุงเทพฯ 10120',
  companyName: 'บริษัท สะพาน คาร์ เร้นทัล จำกัด',
  taxId: '0105569000002',
  mapLatitude: 13.7194,
  mapLongitude: 100.5165,
  socialMedia: { line: '@saphan', whatsapp: '+66 81 555 0199' },
};

const booking: SettingChange<'booking'> = {
  maxBookingDays: 90,
  advanceBookingDays: 180,
  autoApproval: true,
  earlyReturnPercent: 50,
};

/** An account that no bank has, so that nobody sends money to it. */
const payment: SettingChange<'payment'> = {
  acceptedCards: ['visa', 'mastercard', 'amex', 'jcb'],
  bankName: 'Example Bank',
  bankAccountNumber: '000-0-00000-0',
  bankAccountHolder: 'Saphan Car Rental (example)',
  promptPayId: '0000000000001',
};

/** Writes the demo's settings; all others keep the product's defaults. */
const writeDemoSettings = async (tx: Tx): Promise<void> => {
  await writeSettings(tx, 'general', general);
  await writeSettings(tx, 'booking', booking);
  await writeSettings(tx, 'email', { fromEmail: 'hello@saphan.example' });
  await writeSettings(tx, 'payment', payment);
  await writeSettings(tx, 'features', { enableMultiLocation: true });
};
