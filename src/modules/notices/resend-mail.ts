import type { Context } from '#platform/context.ts';
import { jobKeyOf } from './mail-store.ts';
import { findMail, letWaitAgain, type Mail } from './outbox-store.ts';
import { mailNotFound } from './rules/problems.ts';

/** Sends a mail again, as it was written. One that waits is tried at once; a second click changes nothing. */
export const resendMail = async ({ tx, announce }: Context, id: string): Promise<Mail> => {
  if (!(await findMail(tx, id))) throw mailNotFound();
  await letWaitAgain(tx, id);
  await announce({ task: 'send-mail', payload: { mailId: id }, key: jobKeyOf(id) });
  const mail = await findMail(tx, id);
  if (!mail) throw mailNotFound();
  return mail;
};
