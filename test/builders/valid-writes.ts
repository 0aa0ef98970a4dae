import type { ContractRoute } from '#contract/index.ts';
import { exampleFile } from '#kernel/fleet-file.ts';
import { bookingBody } from './booking.ts';
import { message } from './contact.ts';
import { newVehicle } from './fleet-office.ts';
import { manual } from './manual.ts';
import { card } from './payments.ts';
import { newPromoCode, newSeasonalRate } from './pricing-office.ts';
import { password } from './signed-in.ts';

type BusinessIds = Readonly<{
  vehicleId: string;
  bookingId: string;
  addonId: string;
  categoryId: string;
  packageId: string;
}>;

type Write = Exclude<ContractRoute, `GET ${string}`>;

/** The writing calls that have no body, or files instead of one. */
type Bare =
  | `POST /upload/${string}`
  | 'POST /notices/outbox/:id/resend'
  | 'POST /admin/settings/clear-cache'
  | 'DELETE /contact/:id'
  | `DELETE /insurance/${string}`
  | `DELETE /admin/vehicles/${string}`
  | 'DELETE /admin/claim-prices/:id'
  | 'DELETE /admin/settings/locations/:id'
  | 'DELETE /admin/settings/location-pairs/:id'
  | 'POST /auth/logout'
  | 'DELETE /bookings/:id/change'
  | 'POST /bookings/:id/keep'
  | 'POST /auth/resend-verification'
  | `POST /auth/two-factor/${'recovery-codes' | 'disable'}`
  | 'POST /auth/delete-account'
  | `DELETE /auth/sessions${string}`
  | 'DELETE /admin/customers/:id'
  | 'POST /admin/customers/:id/restore'
  | 'POST /admin/vehicles/:id/restore'
  | `POST /admin/customers/:id/documents/${string}`
  | `DELETE /admin/customers/:id/documents/${string}`
  | 'DELETE /admin/categories/:id'
  | 'DELETE /addons/:id'
  | `DELETE /admin/pricing/${string}`
  | 'DELETE /users/:id'
  | 'DELETE /admin/views/:id'
  | `DELETE /cms/${string}`
  | 'POST /cms/pages/:id/preview-link'
  | `POST /admin/bookings/:id/${'photos/:kind' | 'resend-email'}`
  | 'DELETE /admin/bookings/:id'
  | 'POST /admin/bookings/end-unproven'
  | 'POST /bookings/:id/slips'
  | 'DELETE /bookings/:id/slips/:slipId'
  | `PATCH /users/:id/${string}`
  | 'POST /users/:id/invitation'
  | 'POST /users/:id/two-factor/reset';

const token = 'x'.repeat(43);
const range = { from: '2026-11-01', to: '2026-11-20' };
const person = { firstName: 'Lek', lastName: 'Counter' };

const agreementText = {
  thai: '# ความรับผิด\n\nผู้เช่ารับผิดชอบไม่เกิน {{excess}}',
  english: '# Liability\n\nThe customer pays up to {{excess}}.',
};

/** A valid body for every call that has one. A missing call is a type error. */
export const validWrites = ({ vehicleId, bookingId, addonId, categoryId, packageId }: BusinessIds) => {
  const dates = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };
  const trial = { dryRun: true };
  return {
    'POST /availability/check-vehicles': { vehicleIds: [vehicleId], ...dates },
    'POST /searches/refused': dates,
    'POST /addons/calculate-price': { addonId, rentalDays: 5, quantity: 1 },
    'POST /addons/calculate-multiple-prices': [{ addonId, rentalDays: 5, quantity: 1 }],
    'POST /insurance/calculate-price': { packageId, categoryId, ...dates },
    'POST /insurance/calculate-multiple-prices': { categoryId, ...dates },
    'POST /bookings/check-availability': { vehicleId, ...dates },
    'POST /booking-pricing/calculate': { vehicleId, ...dates },
    'POST /bookings': bookingBody(vehicleId),
    'POST /admin/views': { list: 'bookings' as const, name: 'Airport', search: 'status=pending' },
    'POST /admin/bookings/quote': { vehicleId, ...dates },
    'POST /admin/bookings': manual(vehicleId),
    'POST /bookings/email-code': { email: 'hannah@example.com', language: 'en' as const },
    'POST /bookings/lookup': { bookingNumber: 'BKKABC234', email: 'hannah@example.com' },
    'POST /bookings/:id/modify': { returnDate: '2026-12-11T10:00', ...trial },
    'PUT /bookings/:id/arrival': { flightNumber: 'TG 677', arrivalNote: 'Lands at nine' },
    'POST /bookings/:id/cancel': { reason: 'The flight was cancelled' },
    'POST /booking-pricing/:bookingId/addons': { addons: [{ addonId, quantity: 1 }], ...trial },
    'PATCH /booking-pricing/:bookingId/addons': { addons: [{ addonId, quantity: 1 }], ...trial },
    'DELETE /booking-pricing/:bookingId/addons': { addonIds: [addonId], ...trial },
    'PUT /admin/bookings/:id': { version: 1, endDate: '2026-12-11T10:00', ...trial },
    'PUT /admin/bookings/:id/status': { version: 1, status: 'confirmed' },
    'POST /admin/bookings/:id/lock-vehicle': { version: 1 },
    'POST /admin/bookings/moves': { moves: [{ bookingId, from: vehicleId, to: vehicleId }] },
    'POST /admin/bookings/:id/agreement': {
      version: 1,
      signedName: 'Hannah Keller',
      textNumber: 1,
      agreesToLaterCharges: true,
    },
    'POST /admin/agreement-texts': { basedOn: 1, ...agreementText, contains: ['vehicle' as const], validFrom: null },
    'POST /admin/agreement-texts/preview': agreementText,
    'POST /admin/bookings/:id/pick-up': { version: 1, mileage: 12_000, fuel: 8, licenseChecked: true },
    'POST /admin/bookings/:id/return': { version: 1, mileage: 12_400, fuel: 8 },
    'POST /bookings/:id/card-holds': { cardToken: 'tokn_test_1' },
    'POST /admin/bookings/:id/security-deposits': { amount: 5000, method: 'cash' },
    'POST /admin/bookings/:id/security-deposits/link': {},
    'POST /admin/security-deposits/:id/end': { keep: 0 },
    'POST /bookings/:id/photos': {},
    'POST /bookings/:id/agreements': {
      version: 1,
      signedName: 'Hannah Keller',
      textNumber: 1,
      agreesToLaterCharges: true,
    },
    'POST /bookings/:id/claims/:claimId/answer': { answer: 'disputed', text: 'It was there before' },
    'POST /admin/bookings/:id/claims': { kind: 'cleaning', amount: 1500, isTaxed: true, text: 'Sand on all seats' },
    'POST /admin/claims/:id/decision': { charge: 1000, reason: 'Less than we thought' },
    'POST /bookings/:id/review': { rating: 5, comment: 'Clean and quiet' },
    'POST /payments/create-token': card('4242424242424242'),
    'POST /payments/charge': { bookingId, cardToken: 'tokn_test_1' },
    'POST /payments/create-source': { type: 'promptpay', amount: 5350 },
    'POST /payments/offline': { bookingId, paymentMethod: 'cash' },
    'POST /payments/simulate': { bookingId },
    'POST /payments/webhook': { object: 'event', id: 'evnt_test_12345' },
    'POST /payments/records': { bookingId, amount: 1, paymentMethod: 'cash' },
    'POST /payments/refunds': { bookingId, amount: 1, reason: 'Late' },
    'POST /payments/transfer-tasks/:id/done': { reference: 'TRF-1' },
    'PATCH /reviews/:id': { hidden: true },
    'POST /auth/login': { email: 'nobody@example.com', password },
    'POST /auth/login/two-factor': { challenge: token, code: '123456' },
    'POST /auth/register': { ...person, email: 'lek@example.com', password, acceptTerms: true },
    'POST /auth/password-strength': { password },
    'POST /auth/change-password': { currentPassword: 'not the one', newPassword: password },
    'POST /auth/verify-email': { token },
    'POST /auth/change-email': { email: 'lek@example.com' },
    'POST /auth/password-reset': { email: 'nobody@example.com' },
    'POST /auth/password-reset/check': { token },
    'POST /auth/password-reset/confirm': { token, newPassword: password },
    'POST /auth/two-factor': { password: 'not the one' },
    'POST /auth/two-factor/confirm': { code: '123456' },
    'POST /auth/proof': { password: 'not the one' },
    'PUT /auth/profile': {
      firstName: 'Lek',
      address: { street: '', city: '', province: '', postalCode: '', country: '' },
    },
    'POST /admin/vehicles': newVehicle(categoryId),
    'PUT /admin/vehicles/:id': { mileage: 12_345, version: 1 },
    'POST /admin/vehicles/:id/maintenance': { from: '2026-12-05T08:00', until: '2026-12-05T18:00', reason: 'Tyres' },
    'PUT /admin/vehicles/:id/maintenance/:blockId': {
      from: '2026-12-05T08:00',
      until: '2026-12-05T18:00',
      reason: 'Tyres',
      version: 1,
    },
    'POST /admin/vehicles/:id/damage': { place: 'left', kind: 'scratch', size: 'small' },
    'POST /admin/vehicles/:id/damage/:damageId/repair': { note: 'Polished' },
    'POST /admin/claim-prices': { kind: 'cleaning', amount: 1500, isTaxed: true },
    'PUT /admin/claim-prices/:id': { kind: 'cleaning', amount: 1500, isTaxed: true, version: 1 },
    'POST /admin/categories': { name: 'Campers', features: ['Spacious'] },
    'PUT /admin/categories/:id': { description: 'For a night on the road', version: 1 },
    'POST /addons': { name: 'Cool box', category: 'equipment', description: 'Keeps the picnic cold', currentStock: 0 },
    'PATCH /addons/:id': { isActive: false },
    'POST /admin/vehicles/import/check': { csv: exampleFile },
    'POST /admin/vehicles/import': { csv: exampleFile, fileName: 'fleet.csv', takeGood: true },
    'POST /insurance/options': { code: 'TP', name: 'Theft protection' },
    'PUT /insurance/options/:id': { name: 'Theft protection', version: 1 },
    'POST /insurance/packages': { name: 'Small cover', description: 'For the car alone' },
    'PUT /insurance/packages/:id': { name: 'Small cover', version: 1 },
    'POST /admin/pricing/seasonal-rates': newSeasonalRate,
    'PUT /admin/pricing/seasonal-rates/:id': { ...newSeasonalRate, version: 1 },
    'POST /admin/pricing/promo-codes': newPromoCode,
    'PUT /admin/pricing/promo-codes/:id': { ...newPromoCode, version: 1 },
    'POST /pricing/calculate': { vehicleId, ...dates },
    'POST /users': { ...person, email: 'lek@example.com', role: 'STAFF', password },
    'PUT /users/:id': { firstName: 'Lek' },
    'POST /users/:id/change-password': { newPassword: password },
    'POST /admin/customers': { ...person, email: 'lek@example.com', phone: '+66 81 555 0100' },
    'PUT /admin/customers/:id': { firstName: 'Lek', version: 1 },
    'POST /admin/customers/:id/anonymise': { version: 1 },
    'POST /admin/bookings/:id/documents': { kind: 'receipt' },
    'POST /admin/documents/:id/prints': { reason: 'It was lost' },
    'POST /admin/payments/:id/check': {},
    'POST /admin/payments/:id/refund': { amount: 1, reason: 'Goodwill' },
    'POST /admin/reconciliation/settle': { ...range, key: 'missing-in-ledger:chrg_test_1' },
    'POST /admin/reconciliation/explain': { ...range, key: 'missing-in-ledger:chrg_test_1', text: 'Known' },
    'PUT /admin/settings': { booking: { graceMinutes: 15 } },
    'POST /admin/settings/backup': { passphrase: 'many lamps over the river' },
    'POST /admin/settings/test-mail': { to: 'lek@example.com' },
    'POST /admin/settings/check-payment-keys': { omisePublicKey: 'pkey_test_1', omiseSecretKey: 'skey_test_1' },
    'PATCH /admin/payment-methods/:methodType': { processingFee: 2.5 },
    'POST /admin/settings/locations': { name: 'Ari', address: '1 Phahonyothin Road' },
    'PUT /admin/settings/locations/:id': { name: 'Ari' },
    'POST /admin/settings/location-pairs': { fromId: vehicleId, toId: categoryId, fee: 500 },
    'PUT /admin/settings/location-pairs/:id': { fromId: vehicleId, toId: categoryId, fee: 500, version: 1 },
    'POST /admin/exports': {
      ...({ what: 'payments', startDate: '2026-11-01', endDate: '2026-11-20', format: 'csv' } as const),
    },
    'POST /cms/pages': { title: 'Our story', slug: 'our-story', content: 'How we began.' },
    'PUT /cms/pages/:id': { title: 'Our story', version: 1 },
    'POST /cms/pages/:id/revisions/:version/restore': { version: 1 },
    'POST /cms/pages/slug/:slug/preview': { token },
    'POST /cms/preview': { content: 'How **we** began.' },
    'POST /contact': { ...message(), stamp: 'x', website: '' },
    'PATCH /contact/:id': { status: 'read' },
    'POST /contact/:id/reply': { reply: 'Yes, it is in the car.' },
  } satisfies Record<Exclude<Write, Bare>, object>;
};
