import { z } from 'zod';
import { GeneralShape } from './general-group.ts';

const line = (fallback = '') => z.string().trim().max(300).default(fallback);
const atLeast = (least: number, sentence: string, fallback: number) => z.int().min(least, sentence).default(fallback);
const on = z.boolean().default(true);
const off = z.boolean().default(false);

const halfHours = 'Use 0.5 to 24 hours in steps of half an hour';
const percent = 'Use 0 to 100 percent';

/** How mail is sent. The password is a secret and no plain setting. */
const EmailShape = z.object({
  smtpHost: line(),
  smtpPort: z.int().min(1).max(65_535).default(587),
  smtpUser: line(),
  smtpSecure: off,
  fromName: line('Saphan Car Rental'),
  fromEmail: line(),
});

const BookingShape = z.object({
  /** The shortest rental. */
  minBookingHours: atLeast(1, 'At least 1 hour', 4),
  /** The longest rental. */
  maxBookingDays: atLeast(1, 'At least 1 day', 30),
  /** How far ahead a pick-up may be. */
  advanceBookingDays: atLeast(1, 'At least 1 day', 90),
  cancellationPolicy: z.enum(['24 hours', '48 hours', '72 hours', '1 week']).default('48 hours'),
  requireDeposit: on,
  depositPercentage: z.int().min(0, percent).max(100, percent).default(20),
  autoApproval: off,
  allowSameDayBooking: on,
  turnoverIntervalHours: z.number().min(0.5, halfHours).max(24, halfHours).multipleOf(0.5, halfHours).default(2),
  /** How late a vehicle may come back without a charge. It changes no quote. */
  graceMinutes: z.int().min(0).max(1440).default(29),
});

/** The provider's secret key is a secret and no plain setting. */
const PaymentShape = z.object({
  omisePublicKey: line(),
  acceptedCards: z.array(z.enum(['visa', 'mastercard', 'amex', 'jcb'])).default(['visa', 'mastercard', 'amex']),
  enableBankTransfer: on,
  enableCash: on,
  /** Minutes for which an unpaid booking holds its vehicle. */
  paymentTimeout: atLeast(5, 'At least 5 minutes', 30),
  refundPolicy: line('3-5 business days'),
});

const NotificationsShape = z.object({
  emailNotifications: on,
  smsNotifications: off,
  bookingConfirmation: on,
  paymentConfirmation: on,
  reminderNotifications: on,
  reminderHours: atLeast(1, 'At least 1 hour', 24),
  adminNotifications: on,
});

const SecurityShape = z.object({
  requireEmailVerification: on,
  enableTwoFactor: off,
  /** Idle minutes after which a session ends. */
  sessionTimeout: atLeast(15, 'At least 15 minutes', 60),
  maxLoginAttempts: z.int().min(3, 'Use 3 to 10 attempts').max(10, 'Use 3 to 10 attempts').default(5),
  passwordMinLength: z.int().min(8, 'Use 8 to 20 characters').max(20, 'Use 8 to 20 characters').default(8),
  requireStrongPassword: on,
});

const FeaturesShape = z.object({
  enableReviews: on,
  enableLoyaltyProgram: off,
  enablePromoCodes: on,
  enableMultiLocation: off,
  enableCalendarView: on,
  enableChatSupport: off,
});

const TaxShape = z.object({
  enabled: on,
  /** Percent. */
  rate: z.number().min(0, percent).max(100, percent).multipleOf(0.1, 'Use steps of 0.1 percent').default(7),
  name: z.string().trim().min(1, 'Tax name is required').max(40).default('VAT'),
  includeInPrice: off,
});

/** Every group with its limits and the defaults of document 3, section 9, as docs/decisions.md settles them. */
export const groupShapes = {
  general: GeneralShape,
  email: EmailShape,
  booking: BookingShape,
  payment: PaymentShape,
  notifications: NotificationsShape,
  security: SecurityShape,
  features: FeaturesShape,
  tax: TaxShape,
};

export type SettingGroup = keyof typeof groupShapes;
export type Settings = { [Group in SettingGroup]: z.output<(typeof groupShapes)[Group]> };
/** What may be written: any part of a group. What is left out keeps its value. */
export type SettingChange<Group extends SettingGroup> = z.input<(typeof groupShapes)[Group]>;
