import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { mailFolderIn } from './mail-server.ts';
import { product } from './product.ts';

/** The e-mails received by an address so far, oldest first, parsed. */
export const mailsTo = async (email: string): Promise<Email[]> => {
  const mailFolder = mailFolderIn(product().folder);
  const names = (await readdir(mailFolder)).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(mailFolder, name)))));
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
};

/** The e-mails as texts: subject, then body. */
export const textsTo = async (email: string): Promise<string[]> =>
  (await mailsTo(email)).map(({ subject, text }) => `${subject}\n${text}`);

/** Waits for exactly one e-mail to an address with this subject. */
export const mailTo = async (email: string, subject: string): Promise<Email> => {
  let emails: Email[] = [];
  await expect(async () => {
    emails = (await mailsTo(email)).filter((mail) => mail.subject === subject);
    expect(emails).toHaveLength(1);
  }).toPass({ timeout: 20_000, intervals: [200] });
  const [mail] = emails;
  if (!mail) throw new Error('There is no such mail');
  return mail;
};

/** Waits for the latest link to `path` in an e-mail to an address; returns its path and query. */
export const linkTo = async (path: string, email: string, after = 0): Promise<string> => {
  const link = new RegExp(`https?://[^/\\s]+(${RegExp.escape(path)}\\?\\S+)`);
  let matches: string[] = [];
  await expect(async () => {
    const links = (await mailsTo(email)).map(({ text }) => link.exec(text ?? '')?.[1]);
    matches = links.filter((one) => one !== undefined);
    expect(matches.length).toBeGreaterThan(after);
  }).toPass({ timeout: 15_000, intervals: [100] });
  return matches.at(-1) ?? '';
};
