import { accountMails } from '#modules/notices/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { mailsData, messagesData, repliesData } from './own-account-data-store.ts';

type Asked = Parameters<typeof mailsData>[1];

/** Mails and contact messages. Messages only by an e-mail that is proven: anybody can write another's into a form. */
export const mailsPart = async (tx: Tx, asked: Asked) => ({
  mails: (await mailsData(tx, asked)).map(mailText),
  contactMessages: asked.isProven ? await messagesPart(tx, asked.email) : [],
});

const messagesPart = async (tx: Tx, email: string) => {
  const messages = await messagesData(tx, email);
  const ids = messages.map(({ id }) => id);
  const replies = await repliesData(tx, ids);
  return messages.map(({ id, ...message }) => ({
    ...message,
    replies: replies.filter(({ messageId }) => messageId === id).map(({ text, createdAt }) => ({ text, createdAt })),
  }));
};

// The links of mails open things: those about the account would prove an e-mail to whoever only typed it.
const mailText = ({ plain, ...mail }: Awaited<ReturnType<typeof mailsData>>[number]) => ({
  ...mail,
  text: accountMails.has(mail.kind) ? null : plain.replaceAll(/https?:\/\/\S+/g, '[link]'),
});
