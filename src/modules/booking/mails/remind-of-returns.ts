import { mailsToWrite, returnReminderMail, smsToWrite } from '#modules/notices/index.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context, Steps } from '#platform/context.ts';
import { each } from '#platform/jobs/jobs.ts';
import { momentText } from '#words/moment-text.ts';
import { latestReturnOf } from '../change/keep-longer.ts';
import { type Booking, findBooking } from '../records/booking-store.ts';
import { extensionRefusal } from '../rules/customer-permissions.ts';
import { bookingMails } from './mail-catalogue.ts';
import { mailCustomer, occasionOf } from './mail-customer.ts';
import { type ReturnAhead, returnsBetween } from './returns-store.ts';
import { returnReminderBySms, smsCustomer } from './sms-customer.ts';

type Tools = Readonly<{ publicUrl: string; hasSmsGateway?: boolean }>;

/** Tells who has a vehicle, shortly before its return, where to keep it longer: once for each end of the rental. */
export const remindOfReturns = async ({ step }: Steps, { publicUrl, hasSmsGateway = false }: Tools): Promise<void> => {
  const due = await step(dueReminders);
  await each(due, ({ ahead, byMail, bySms }) =>
    step(async (ctx) => {
      const booking = await findBooking(ctx.tx, ahead.id);
      // Kept longer since: the new end has a reminder of its own.
      if (!booking?.dropOffAt.equals(ahead.dropOffAt)) return;
      const occasion = endOf(ahead);
      if (byMail) await mailCustomer(ctx, ahead.id, await withLatest(ctx, booking), publicUrl, { occasion });
      if (bySms && hasSmsGateway) {
        const details = { link: `${publicUrl}/booking/find` };
        await smsCustomer(ctx, ahead.id, { ...returnReminderBySms(ahead), details }, occasion);
      }
    }),
  );
};

type Due = Readonly<{ ahead: ReturnAhead; byMail: boolean; bySms: boolean }>;

const dueReminders = async ({ tx, now }: Context): Promise<Due[]> => {
  const { returnReminderMinutes } = (await readSettings(tx)).notifications;
  const near = (await returnsBetween(tx, now, now.add({ minutes: returnReminderMinutes }))).map((ahead) => ({
    ahead,
    phone: ahead.phone,
    occasion: occasionOf(returnReminderBySms(ahead).kind, ahead.id, endOf(ahead)),
  }));
  const withEmail = near.filter(({ ahead }) => ahead.email !== '');
  const byMail = await mailsToWrite(
    tx,
    bookingMails.returnReminder.kind,
    withEmail.map(({ occasion }) => occasion),
  );
  const bySms = await smsToWrite(tx, bookingMails.returnReminder.kind, near);
  return near
    .map(({ ahead, occasion }) => ({ ahead, byMail: byMail.has(occasion), bySms: bySms.has(occasion) }))
    .filter((one) => one.byMail || one.bySms);
};

const endOf = ({ dropOffAt }: ReturnAhead) => dropOffAt.toString();

/** The mail, with until when the vehicle may be kept as things are; silent about it while an extension is being paid. */
const withLatest = async (ctx: Context, booking: Booking) => {
  const refusal = extensionRefusal(booking);
  const latest = refusal ? undefined : await latestReturnOf(ctx, booking);
  const keepUntil = latest && momentText(latest, booking.language);
  return {
    ...bookingMails.returnReminder,
    write: (...[data, language]: Parameters<typeof returnReminderMail>) =>
      returnReminderMail(data, language, keepUntil),
  };
};
