import { and, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { zeroSatang } from '#kernel/money.ts';
import { phoneDigits } from '#kernel/phone-digits.ts';
import { promotionsOncePerCustomer } from '#modules/pricing/index.ts';
import type { Context } from '#platform/context.ts';
import { mailboxOf } from '#platform/database/mailbox.ts';
import { bookingChanges, bookings } from './booking-tables.ts';

/** Who books: by record, email or phone, whichever are known. */
export type Booker = Readonly<{
  customerId: string | null;
  email: string;
  phone: string;
  /** Whether they have shown to read their e-mail: unpaid bookings of who did not are then no uses of theirs. */
  isProven?: boolean;
}>;

/**
 * The promotions once per customer that a booker's other bookings use. A booking that ended without being paid uses none;
 * a change that waits for its payment does.
 * `but`: the booking that is changed or given up.
 */
export const promotionsUsedBy = async (
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  booker: Booker,
  but: string | null = null,
): Promise<ReadonlySet<string>> => {
  const limited = await promotionsOncePerCustomer(tx);
  const theirs = isTheirs(booker);
  if (limited.length === 0 || !theirs) return new Set();
  const rows = await tx
    .selectDistinct({ used: bookings.promotionId, held: bookingChanges.promotionId })
    .from(bookings)
    .leftJoin(bookingChanges, eq(bookingChanges.bookingId, bookings.id))
    .where(
      and(
        or(inArray(bookings.promotionId, limited), inArray(bookingChanges.promotionId, limited)),
        theirs,
        isUsing(now),
        booker.isProven ? or(isNull(bookings.network), gt(bookings.paid, zeroSatang)) : undefined,
        but ? ne(bookings.id, but) : undefined,
      ),
    );
  const ids = new Set(rows.flatMap(({ used, held }) => [used, held]));
  return new Set(limited.filter((id) => ids.has(id)));
};

const isUsing = (now: Temporal.Instant): SQL | undefined =>
  or(
    gt(bookings.paid, zeroSatang),
    and(ne(bookings.status, 'cancelled'), or(isNull(bookings.holdUntil), gt(bookings.holdUntil, now))),
  );

const isTheirs = ({ customerId, email, phone }: Booker): SQL | undefined => {
  const digits = phoneDigits(phone);
  return or(
    customerId ? eq(bookings.customerId, customerId) : undefined,
    email.trim() ? eq(mailboxOf(bookings.email), mailboxOf(email.trim())) : undefined,
    // As `phoneDigits` does.
    digits
      ? eq(sql`regexp_replace(regexp_replace(${bookings.phone}, '[^0-9]', '', 'g'), '^(0066|66|0)', '')`, digits)
      : undefined,
  );
};
