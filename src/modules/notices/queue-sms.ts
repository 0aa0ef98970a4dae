import type { Language } from '#contract/fields.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { keepCapped } from './keep-capped.ts';
import { countSms, insertMail, jobOf, lockAddress, writtenOf } from './mail-store.ts';
import { smsNumber } from './rules/sms-number.ts';
import { isSmsEnabled, isSmsOneTooMany, type SmsKind } from './rules/sms-policy.ts';

type NewSms = Readonly<{
  /** The event that the message is about, which gets one message only: `booking-confirmed:<booking id>`. */
  occasion: string;
  kind: SmsKind;
  bookingId: string;
  language: Language;
  name: string;
  /** The number as the customer typed it. */
  phone: string;
  text: string;
}>;

// Mails and text messages share one outbox: the prefix keeps their occasions apart.
const asSms = (occasion: string) => `sms:${occasion}`;

/**
 * The occasions, of some, whose text message still has to be written: the settings enable it, the phone can receive it,
 * and there is none yet.
 */
export const smsToWrite = async (
  tx: Tx,
  kind: SmsKind,
  messages: readonly Pick<NewSms, 'occasion' | 'phone'>[],
): Promise<ReadonlySet<string>> => {
  const occasions = messages.flatMap(({ occasion, phone }) => (smsNumber(phone) === null ? [] : [occasion]));
  if (!isSmsEnabled(kind, (await readSettings(tx)).notifications)) return new Set();
  const written = await writtenOf(tx, occasions.map(asSms));
  return new Set(occasions.filter((occasion) => !written.has(asSms(occasion))));
};

/** Adds a text message to the outbox in this transaction, once per occasion. Over the hourly limit of the number it is kept there unsent. */
export const queueSms = async ({ tx, now, enqueue }: Context, sms: NewSms): Promise<void> => {
  const { occasion, kind, bookingId, language, name, phone, text } = sms;
  const number = smsNumber(phone);
  if (number === null || !(await smsToWrite(tx, kind, [sms])).has(occasion)) return;
  await lockAddress(tx, number);
  const row = {
    channel: 'sms' as const,
    occasion: asSms(occasion),
    kind,
    bookingId,
    userId: null,
    language,
    createdAt: now,
    toName: name,
    toAddress: number,
    subject: text,
    html: '',
    plain: text,
  };
  if (isSmsOneTooMany(await countSms(tx, { number, since: now.subtract({ hours: 1 }) })))
    return keepCapped({ tx, now }, row);
  const id = await insertMail(tx, row);
  if (id) await enqueue(jobOf({ id, channel: 'sms' }));
};
