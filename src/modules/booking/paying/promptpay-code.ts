import { promptPayId, promptPayText } from '#kernel/prompt-pay.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { qrPicture } from '#platform/pictures/qr-picture.ts';
import type { Booking } from '../records/booking-store.ts';
import { transferOf } from '../records/transfer-details.ts';
import { noPromptPay } from '../rules/problems.ts';

/** The QR code over what a booking's customer owes by transfer. 409 if nothing is to be sent by PromptPay. */
export const promptPayCode = async (tx: Tx, booking: Booking): Promise<{ amount: number; picture: string }> => {
  const transfer = transferOf(booking, await readSettings(tx));
  const id = promptPayId(transfer?.promptPay ?? '');
  if (!transfer || !id) throw noPromptPay();
  return { amount: transfer.amount, picture: await qrPicture(promptPayText(id, transfer.amount)) };
};
