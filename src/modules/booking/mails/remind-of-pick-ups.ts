import { bangkokDate } from '#kernel/bangkok-time.ts';
import { isMailToWrite } from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { each } from '#platform/jobs/jobs.ts';
import type { Booking } from '../booking-store.ts';
import { isReminderDue } from '../rules/reminder.ts';
import { mailCustomer, occasionOf } from './mail-customer.ts';
import { pickUpsBetween } from './pick-ups-store.ts';
import { reminder } from './which-mail.ts';

/** The job that reminds customers of their pick-up, once for a day; who moves it to another day is reminded of that. */
export const remindOfPickUps = async ({ step }: Steps, { publicUrl }: { publicUrl: string }): Promise<void> => {
  const due = await step(toRemind);
  await each(due, (booking) =>
    step((ctx) => mailCustomer(ctx, booking.id, reminder, publicUrl, { occasion: dayOf(booking) })),
  );
};

const toRemind = async ({ tx, now }: Context): Promise<Booking[]> => {
  const { reminderHours } = (await readSettings(tx)).notifications;
  const near = await pickUpsBetween(tx, now, now.add({ hours: reminderHours }));
  const due: Booking[] = [];
  for (const booking of near) {
    const occasion = occasionOf(reminder.kind, booking.id, dayOf(booking));
    if (!isReminderDue(now, booking, reminderHours)) continue;
    if (await isMailToWrite(tx, { kind: reminder.kind, occasion })) due.push(booking);
  }
  return due;
};

const dayOf = ({ pickUpAt }: Booking) => bangkokDate(pickUpAt);
