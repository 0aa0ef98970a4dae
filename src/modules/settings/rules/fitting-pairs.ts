import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';

type CheckedSettings = Readonly<{
  general: { mapLatitude: number | null; mapLongitude: number | null };
  booking: { minBookingHours: number; maxBookingDays: number };
  payment: Account;
}>;

type Account = Readonly<Record<(typeof accountFields)[number], string>>;
const accountFields = ['bankName', 'bankAccountNumber', 'bankAccountHolder'] as const;

/** The values that are valid alone but contradict another setting. */
export const pairProblems = ({ general, booking, payment }: CheckedSettings): FieldProblems => ({
  ...((general.mapLatitude === null) !== (general.mapLongitude === null) && {
    [general.mapLatitude === null ? 'general.mapLatitude' : 'general.mapLongitude']: fieldProblem('place.half-a-point'),
  }),
  ...(booking.minBookingHours > booking.maxBookingDays * 24 && {
    'booking.minBookingHours': fieldProblem('settings.shortest-over-longest'),
  }),
  ...missingOfAccount(payment),
});

/** Money reaches an account only by all that names it. */
const missingOfAccount = (account: Account): FieldProblems => {
  const missing = accountFields.filter((field) => account[field] === '');
  if (missing.length === accountFields.length) return {};
  return Object.fromEntries(missing.map((field) => [`payment.${field}`, fieldProblem('settings.half-an-account')]));
};
