import { BANGKOK } from '#kernel/bangkok-clock.ts';

// How long what is kept for. Each says the moment before which something must have ended to be forgotten now; see
// docs/rules/personal-data.md. Months and years are those of Bangkok's calendar.

const before = (now: Temporal.Instant, time: Temporal.DurationLike): Temporal.Instant =>
  now.toZonedDateTimeISO(BANGKOK).subtract(time).toInstant();

/** Bookings that nobody ever paid: 30 days after they were over. */
export const unpaidBefore = (now: Temporal.Instant): Temporal.Instant => before(now, { days: 30 });

/** How to reach the customer of a rental, and their licence: 12 months after its end. */
export const contactBefore = (now: Temporal.Instant): Temporal.Instant => before(now, { months: 12 });

/** What invoices need: five years after the end of the year in which the rental was over. */
export const invoicesBefore = (now: Temporal.Instant): Temporal.Instant =>
  now.toZonedDateTimeISO(BANGKOK).with({ month: 1, day: 1 }).startOfDay().subtract({ years: 5 }).toInstant();

/** What mails said, and to whom: 12 months. */
export const mailContentsBefore = (now: Temporal.Instant): Temporal.Instant => before(now, { months: 12 });

/** The last mail to a deleted account: 30 days, in which it can be shown that it was told. */
export const partingMailBefore = (now: Temporal.Instant): Temporal.Instant => before(now, { days: 30 });
