import { bangkokDate } from '#kernel/bangkok-time.ts';
import { lockRental } from '#modules/fleet/index.ts';
import { mailsToWrite, smsToWrite } from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { each } from '#platform/jobs/jobs.ts';
import { isReminderDue } from '../rules/reminder.ts';
import { bookingMails } from './mail-catalogue.ts';
import { mailCustomer, occasionOf } from './mail-customer.ts';
import { type PickUp, pickUpsBetween } from './pick-ups-store.ts';
import { reminderBySms, smsCustomer } from './sms-customer.ts';

type Tools = Readonly<{ publicUrl: string; hasSmsGateway?: boolean }>;

/** Reminds customers of their pick-up, once for each pick-up day; moving to another day sends a new reminder. */
export const remindOfPickUps = async ({ step }: Steps, { publicUrl, hasSmsGateway = false }: Tools): Promise<void> => {
  const due = await step(dueReminders);
  await each(due, ({ pickUp, byMail, bySms }) =>
    step(async (ctx) => {
      const occasion = dayOf(pickUp);
      // What the reminder names stays.
      await lockRental(ctx.tx, pickUp.id);
      if (byMail) await mailCustomer(ctx, pickUp.id, bookingMails.reminder, publicUrl, { occasion });
      if (bySms && hasSmsGateway) await smsCustomer(ctx, pickUp.id, reminderBySms, occasion);
    }),
  );
};

type Due = Readonly<{ pickUp: PickUp; byMail: boolean; bySms: boolean }>;

const dueReminders = async ({ tx, now }: Context): Promise<Due[]> => {
  const { reminderHours } = (await readSettings(tx)).notifications;
  const { kind } = reminderBySms;
  const near = (await pickUpsBetween(tx, now, now.add({ hours: reminderHours })))
    .filter((pickUp) => isReminderDue(now, pickUp, reminderHours))
    .map((pickUp) => ({ pickUp, phone: pickUp.phone, occasion: occasionOf(kind, pickUp.id, dayOf(pickUp)) }));
  const byMail = await mailsToWrite(
    tx,
    kind,
    near.map(({ occasion }) => occasion),
  );
  const bySms = await smsToWrite(tx, kind, near);
  return near
    .map(({ pickUp, occasion }) => ({ pickUp, byMail: byMail.has(occasion), bySms: bySms.has(occasion) }))
    .filter((one) => one.byMail || one.bySms);
};

const dayOf = ({ pickUpAt }: PickUp) => bangkokDate(pickUpAt);
