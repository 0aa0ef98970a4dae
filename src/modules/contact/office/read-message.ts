import type { Tx } from '#platform/database/database.ts';
import { findMessage } from '../message-store.ts';
import { messageNotFound } from '../rules/problems.ts';
import { referencesIn } from '../rules/references.ts';
import { repliesTo } from './reply-store.ts';
import { bookingsOfWriter, customerWith, otherMessages } from './writer-store.ts';

const FEW = 5;

/** A message with what was answered, and what is known by its e-mail. 404 when there is none. */
export const readMessage = async (tx: Tx, id: string) => {
  const message = await findMessage(tx, id);
  if (!message) throw messageNotFound();
  const { email, subject, text } = { ...message, text: message.message };
  const customer = await customerWith(tx, email);
  const references = referencesIn(`${subject}\n${text}`);
  return {
    message,
    customer,
    replies: await repliesTo(tx, id),
    bookings: await bookingsOfWriter(tx, { email, customerId: customer?.id, references }, FEW),
    others: await otherMessages(tx, { id, email }, FEW),
  };
};
export type WholeMessage = Awaited<ReturnType<typeof readMessage>>;
