import type { ContractRoute } from '#contract/index.ts';
import { asked } from './booking.ts';
import { message } from './contact.ts';
import { card } from './payments.ts';
import { password } from './signed-in.ts';

type Known = Readonly<{ vehicleId: string; bookingId: string; addonId: string; categoryId: string; packageId: string }>;

type Write = Exclude<ContractRoute, `GET ${string}`>;

/** The calls that write without a body, or with files in its place. */
type Bare =
  | `POST /upload/${string}`
  | 'POST /notices/outbox/:id/resend'
  | 'DELETE /contact/:id'
  | 'POST /auth/logout'
  | 'POST /auth/resend-verification'
  | `DELETE /auth/sessions${string}`
  | 'DELETE /users/:id'
  | `PATCH /users/:id/${string}`
  | 'POST /users/:id/invitation'
  | 'POST /users/:id/two-factor/reset';

const token = 'x'.repeat(43);
const person = { firstName: 'Lek', lastName: 'Counter' };

/** A body for every call that takes one. The type says which is missing. */
export const validWrites = ({ vehicleId, bookingId, addonId, categoryId, packageId }: Known) => {
  const dates = { startDate: '2026-12-05T10:00', endDate: '2026-12-10T10:00' };
  const trial = { dryRun: true };
  return {
    'POST /availability/check-vehicles': { vehicleIds: [vehicleId], ...dates },
    'POST /addons/calculate-price': { addonId, rentalDays: 5, quantity: 1 },
    'POST /addons/calculate-multiple-prices': [{ addonId, rentalDays: 5, quantity: 1 }],
    'POST /insurance/calculate-price': { packageId, categoryId, ...dates },
    'POST /bookings/check-availability': { vehicleId, ...dates },
    'POST /booking-pricing/calculate': { vehicleId, ...dates },
    'POST /bookings': asked(vehicleId),
    'POST /bookings/lookup': { bookingNumber: 'BKKABC234', email: 'hannah@example.com' },
    'POST /bookings/:id/modify': { returnDate: '2026-12-11T10:00', ...trial },
    'POST /bookings/:id/cancel': { reason: 'The flight was cancelled' },
    'POST /booking-pricing/:bookingId/addons': { addons: [{ addonId, quantity: 1 }], ...trial },
    'PATCH /booking-pricing/:bookingId/addons': { addons: [{ addonId, quantity: 1 }], ...trial },
    'DELETE /booking-pricing/:bookingId/addons': { addonIds: [addonId], ...trial },
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
    'POST /auth/change-email': { password: 'not the one', email: 'lek@example.com' },
    'POST /auth/password-reset': { email: 'nobody@example.com' },
    'POST /auth/password-reset/confirm': { token, newPassword: password },
    'POST /auth/two-factor': { password: 'not the one' },
    'POST /auth/two-factor/confirm': { code: '123456' },
    'POST /auth/two-factor/recovery-codes': { password: 'not the one' },
    'POST /auth/two-factor/disable': { password: 'not the one' },
    'PUT /auth/profile': {
      firstName: 'Lek',
      address: { street: '', city: '', province: '', postalCode: '', country: '' },
    },
    'POST /auth/delete-account': { password: 'not the one' },
    'POST /users': { ...person, email: 'lek@example.com', role: 'STAFF', password },
    'PUT /users/:id': { firstName: 'Lek' },
    'POST /users/:id/change-password': { newPassword: password },
    'POST /contact': { ...message(), stamp: 'x', website: '' },
    'PATCH /contact/:id': { status: 'read' },
  } satisfies Record<Exclude<Write, Bare>, object>;
};
