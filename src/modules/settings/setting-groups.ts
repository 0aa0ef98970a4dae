import { z } from 'zod';
import { type FieldProblem, type FieldProblems, problemText } from '#kernel/problem.ts';
import { promptPayId } from '#kernel/prompt-pay.ts';
import { fieldProblemsOf, usualProblem } from '#platform/http/input/wrong-form.ts';
import { GeneralShape } from './general-group.ts';
import { settingRefused } from './rules/problems.ts';

const line = (fallback = '') => z.string().trim().max(300).default(fallback);

/** A whole number from the smallest sensible one to the largest that date arithmetic can handle. */
const from = (least: number, most: number, unit: 'hour' | 'day' | 'minute', fallback: number) =>
  z
    .int(problemText(`settings.whole-${unit}s`))
    .min(least, problemText(`settings.${unit}s-at-least`, { min: least }))
    .max(most, problemText(`settings.${unit}s-at-most`, { max: most }))
    .default(fallback);

const on = z.boolean().default(true);
const off = z.boolean().default(false);

const halfHours = problemText('settings.half-hours');
const port = problemText('settings.port');
const percent = problemText('settings.percent', { max: 100 });

/** The mail server and sender. The password is stored as a secret, not here. */
const EmailShape = z.object({
  smtpHost: line(),
  smtpPort: z.int(port).min(1, port).max(65_535, port).default(587),
  smtpUser: line(),
  smtpSecure: off,
  fromName: line('Saphan Car Rental'),
  fromEmail: line(),
});

const BookingShape = z.object({
  /** The shortest rental, in hours. */
  minBookingHours: from(1, 8_760, 'hour', 4),
  /** The longest rental, in days. */
  maxBookingDays: from(1, 3_650, 'day', 30),
  /** How many days ahead a pick-up may be. */
  advanceBookingDays: from(1, 3_650, 'day', 90),
  cancellationPolicy: z.enum(['24 hours', '48 hours', '72 hours', '1 week']).default('48 hours'),
  requireDeposit: on,
  depositPercentage: z.int().min(0, percent).max(100, percent).default(20),
  autoApproval: off,
  allowSameDayBooking: on,
  turnoverIntervalHours: z.number().min(0.5, halfHours).max(24, halfHours).multipleOf(0.5, halfHours).default(2),
  /** How many minutes late a vehicle may be returned without a charge. Does not affect quotes. */
  graceMinutes: from(0, 1_440, 'minute', 29),
  /** How long before its pick-up a rental that is promised a class keeps the vehicle that it has. */
  lockHours: from(1, 336, 'hour', 24),
  /** The percentage of what an early return makes cheaper that goes back; 0: nothing. */
  earlyReturnPercent: z.int(percent).min(0, percent).max(100, percent).default(0),
  /** Where a vehicle may be returned: at every location, or only where the pair of locations has a fee. */
  oneWay: z.enum(['anywhere', 'pairs']).default('anywhere'),
  /** Whether bookings say who drives: ages, licences and fees of drivers count (docs/rules/drivers.md). */
  checksDrivers: off,
  /** How long a customer has to answer a claim after the rental. */
  claimAnswerHours: from(1, 168, 'hour', 48),
});

/** The provider's secret key is stored as a secret, not here. */
const PaymentShape = z.object({
  omisePublicKey: line(),
  acceptedCards: z
    .array(z.enum(['visa', 'mastercard', 'amex', 'jcb']))
    .min(1, problemText('settings.no-card'))
    .default(['visa', 'mastercard', 'amex']),
  /** Whether the contract with the provider lets a part of what a card holds be captured (pre-authorisation). */
  partialCapture: off,
  enableBankTransfer: on,
  enableCash: on,
  /** The account for transfers: bank, number and holder, or none of them. */
  bankName: line(),
  bankAccountNumber: line(),
  bankAccountHolder: line(),
  /** The digits alone. */
  promptPayId: line().overwrite((text) => promptPayId(text)?.digits ?? text),
  /** Minutes for which an unpaid booking holds its vehicle. */
  paymentTimeout: from(5, 10_080, 'minute', 30),
  /** Hours for which a vehicle is kept for cash or a transfer of somebody whose e-mail is not proven. */
  offlineHoldHours: from(1, 168, 'hour', 24),
  refundPolicy: line('3-5 business days'),
  /** Empty: worked out of the English text where it can be. */
  refundPolicyInThai: line(),
});

const NotificationsShape = z.object({
  emailNotifications: on,
  smsNotifications: off,
  bookingConfirmation: on,
  paymentConfirmation: on,
  reminderNotifications: on,
  reminderHours: from(1, 720, 'hour', 24),
  /** How long before its return a customer hears where to keep the vehicle longer; 0: not at all. */
  returnReminderMinutes: from(0, 1_440, 'minute', 30),
  adminNotifications: on,
  /** Whether the business is told of each booking that was paid online and confirmed by itself. */
  paidBookingNotifications: on,
});

const SecurityShape = z.object({
  requireEmailVerification: on,
  enableTwoFactor: off,
  /** After how many idle minutes a session ends. */
  sessionTimeout: from(15, 43_200, 'minute', 60),
  maxLoginAttempts: z
    .int()
    .min(3, problemText('settings.attempts'))
    .max(10, problemText('settings.attempts'))
    .default(5),
  passwordMinLength: z
    .int()
    .min(8, problemText('settings.password-length'))
    .max(20, problemText('settings.password-length'))
    .default(8),
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
  /** In percent. */
  rate: z.number().min(0, percent).max(100, percent).multipleOf(0.1, problemText('settings.percent-step')).default(7),
  name: z.string().trim().min(1, problemText('settings.tax-name-required')).max(40).default('VAT'),
  includeInPrice: off,
  roundTotals: off,
});

/** The groups with their limits and defaults. docs/settings.md describes the effect of each setting. */
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
/** A change of a group: any subset of its fields. Fields left out keep their values. */
export type SettingChange<Group extends SettingGroup> = z.input<(typeof groupShapes)[Group]>;

export type GroupChanges = Partial<Record<SettingGroup, Record<string, unknown>>>;

/** The values that violate their group's limits, by `group.field`. */
export const shapeProblems = (changes: GroupChanges): FieldProblems => {
  const wrong: Record<string, FieldProblem> = {};
  for (const [group, change] of Object.entries(changes)) {
    const { error } = groupShapes[group as SettingGroup].safeParse(change, { error: usualProblem });
    if (error)
      for (const [path, problem] of Object.entries(fieldProblemsOf(error))) wrong[`${group}.${path}`] = problem;
  }
  return wrong;
};

export const refuseInvalid = (changes: GroupChanges): void => {
  const wrong = shapeProblems(changes);
  if (Object.keys(wrong).length > 0) throw settingRefused(wrong);
};
