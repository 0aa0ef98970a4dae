import { bangkokDate } from '#kernel/bangkok-time.ts';
import { isMailToWrite, isSmsToWrite } from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { each } from '#platform/jobs/jobs.ts';
import type { Booking } from '../records/booking-store.ts';
import { isReminderDue } from '../rules/reminder.ts';
import { bookingMails } from './mail-catalogue.ts';
import { mailCustomer, occasionOf } from './mail-customer.ts';
import { pickUpsBetween } from './pick-ups-store.ts';
import { reminderBySms, smsCustomer } from './sms-customer.ts';

type Tools = Readonly<{ publicUrl: string; hasSmsGateway?: boolean }>;

/** Reminds customers of their pick-up, once for each pick-up day; moving to another day sends a new reminder. */
export const remindOfPickUps = async ({ step }: Steps, { publicUrl, hasSmsGateway = false }: Tools): Promise<void> => {
  const due = await step(dueReminders);
  await each(due, ({ booking, byMail, bySms }) =>
    step(async (ctx) => {
      const occasion = dayOf(booking);
      if (byMail) await mailCustomer(ctx, booking.id, bookingMails.reminder, publicUrl, { occasion });
      if (bySms && hasSmsGateway) await smsCustomer(ctx, booking.id, reminderBySms, occasion);
    }),
  );
};

type Due = Readonly<{ booking: Booking; byMail: boolean; bySms: boolean }>;

const dueReminders = async ({ tx, now }: Context): Promise<Due[]> => {
  const { reminderHours } = (await readSettings(tx)).notifications;
  const near = await pickUpsBetween(tx, now, now.add({ hours: reminderHours }));
  const due: Due[] = [];
  for (const booking of near) {
    if (!isReminderDue(now, booking, reminderHours)) continue;
    const mail = {
      kind: reminderBySms.kind,
      occasion: occasionOf(bookingMails.reminder.kind, booking.id, dayOf(booking)),
    };
    const byMail = await isMailToWrite(tx, mail);
    const bySms = await isSmsToWrite(tx, { ...mail, phone: booking.phone });
    if (byMail || bySms) due.push({ booking, byMail, bySms });
  }
  return due;
};

const dayOf = ({ pickUpAt }: Booking) => bangkokDate(pickUpAt);
