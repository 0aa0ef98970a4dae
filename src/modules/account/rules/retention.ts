import { BANGKOK } from '#kernel/bangkok-clock.ts';

// Retention periods. Each function returns the moment before which something must have ended to be erased now; see
// docs/rules/personal-data.md. Months and years follow Bangkok's calendar.

const before = (now: Temporal.Instant, time: Temporal.DurationLike): Temporal.Instant =>
  now.toZonedDateTimeISO(BANGKOK).subtract(time).toInstant();

/** Bookings that were never paid: 30 days after they ended. */
export const unpaidBefore = (now: Temporal.Instant): Temporal.Instant => before(now, { days: 30 });

/** Contact details and licence of a rental's customer: 12 months after its end. */
export const contactBefore = (now: Temporal.Instant): Temporal.Instant => before(now, { months: 12 });

/** The data that invoices need: five years after the end of the year in which the rental ended. */
export const invoicesBefore = (now: Temporal.Instant): Temporal.Instant =>
  now.toZonedDateTimeISO(BANGKOK).with({ month: 1, day: 1 }).startOfDay().subtract({ years: 5 }).toInstant();

/** Contents and recipients of mails: 12 months. */
export const mailContentsBefore = (now: Temporal.Instant): Temporal.Instant => before(now, { months: 12 });

/** The last mail to a deleted account: 30 days, as proof that the owner was notified. */
export const partingMailBefore = (now: Temporal.Instant): Temporal.Instant => before(now, { days: 30 });
