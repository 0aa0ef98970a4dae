import type { ParseKeys } from 'i18next';
import type { Failure } from '../../api/failure.ts';
import type { Language } from '../../languages/language.ts';
import { textIn } from '../../languages/text-in.ts';
import { minutesToWait } from '../minutes-to-wait.ts';
import { formSentences, formWords, type Sentences } from './form-words.ts';

type VisitorsKey = ParseKeys<'refusals'>;
export type RefusalKey = ParseKeys<['refusals', 'troubles']>;

/** What can be told in our words. */
export type Vocabulary = Readonly<{
  /** The words for a code of the server; undefined where we have none. */
  keyOf: (code: string) => RefusalKey | undefined;
  sentences: Sentences;
}>;

/** Codes of the server that visitors are told in both languages; behind some, the state of the booking. */
export const saidInWords = [
  'account.open-bookings',
  'account.money-owed',
  'account.money-under-way',
  'account.staff',
  'auth.failed',
  'auth.locked',
  'auth.code-wrong',
  'auth.challenge-over',
  'auth.link-over',
  'auth.link-password',
  'auth.password-wrong',
  'auth.password-same',
  'auth.password-weak',
  'auth.password-change-required',
  'auth.too-many-mails',
  'auth.too-many-registrations',
  'auth.email-proven',
  'auth.session-not-found',
  'auth.two-factor-required',
  'auth.two-factor-enrolment-required',
  'auth.two-factor-on',
  'auth.two-factor-off',
  'auth.two-factor-not-begun',
  'auth.two-factor-demanded',
  'payment.off',
  'payment.nothing-due',
  'payment.hold-over',
  'payment.amount-differs',
  'payment.in-progress',
  'payment.too-many-failures',
  'payment.method-not-offered',
  'payment.card-not-accepted',
  'payment.source-refused',
  'payment.source-not-made',
  'payment.provider-unreachable',
  'payment.not-found',
  'booking.not-found',
  'booking.vehicle-taken',
  'booking.vehicle-not-offered',
  'booking.cannot-move',
  'booking.cannot-move-picked-up',
  'booking.cannot-move-completed',
  'booking.cannot-change',
  'booking.cannot-change-picked-up',
  'booking.cannot-change-completed',
  'booking.cannot-change-cancelled',
  'booking.too-late-to-change',
  'booking.too-late-to-cancel',
  'booking.already-cancelled',
  'booking.hold-over',
  'booking.changed-meanwhile',
  'booking.refund-changed',
  'booking.price-changed',
  'booking.too-many-holds',
  'booking.addon-sold-out',
  'vehicle.not-found',
  'pricing.promotion-used-up',
  'idempotency.try-again',
  'idempotency.key-reused',
  'idempotency.key-invalid',
  'request.too-many',
  'request.cross-site',
  'request.too-large',
  'request.malformed',
  'server.failed',
  'server.busy',
  'server.not-ready',
  'server.storage-full',
  'server.files-not-ready',
  'network.failed',
  'unexpected',
] as const satisfies readonly VisitorsKey[];

export const visitorsWords: Vocabulary = {
  keyOf: (code) => saidInWords.find((one) => one === code),
  sentences: formSentences,
};

type Said = Readonly<{ key: RefusalKey; values: ReturnType<typeof valuesIn> }>;

/** What the words have room for. */
const valuesIn = (details: Record<string, unknown>, language: Language) => {
  const { name, units, days, hours, most, bookingNumber, kilometres, amount, brand, brands, said, used, points, left } =
    details;
  return {
    name: isInBoth(name) ? textIn(name, language) : '',
    units: String(units ?? ''),
    days: String(days ?? ''),
    hours: String(hours ?? ''),
    most: String(most ?? ''),
    bookingNumber: String(bookingNumber ?? ''),
    kilometres: String(kilometres ?? ''),
    used: String(used ?? ''),
    points: String(points ?? ''),
    left: String(left ?? ''),
    amount: String(amount ?? ''),
    brand: String(brand ?? ''),
    brands: String(brands ?? ''),
    said: String(said ?? ''),
    minutes: String(minutesToWait({ details }) ?? ''),
  };
};

const isInBoth = (name: unknown): name is Parameters<typeof textIn>[0] =>
  typeof name === 'object' && name !== null && 'en' in name && 'th' in name;

/** A refusal in our words, one for each wrong field of a form; null where we do not have all of them. */
export const refusalWords = (
  { error, fields, details }: Pick<Failure, 'error' | 'fields' | 'details'>,
  language: Language,
  { keyOf, sentences: known }: Vocabulary = visitorsWords,
): readonly Said[] | null => {
  if (error !== 'form.invalid') {
    const key = keyOf(`${error}-${details.state}`) ?? keyOf(error);
    return key ? [{ key, values: valuesIn(details, language) }] : null;
  }
  const sentences = [...new Set(Object.values(fields))];
  const said = sentences.flatMap((sentence) => formWords(sentence, known) ?? []);
  if (sentences.length === 0 || said.length < sentences.length) return null;
  return said.map(({ key, values }) => ({ key, values: valuesIn(values, language) }));
};
