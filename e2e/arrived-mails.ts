import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { mailFolder } from './data-folder.ts';

/** Waits for a mail to somebody that the mail server took, read as a mail program reads it. */
export const arrivedMail = async (email: string, subject: string): Promise<Email> => {
  let found: Email | undefined;
  await expect(async () => {
    const names = (await readdir(mailFolder)).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(mailFolder, name)))),
    );
    const fitting = mails.filter(
      (mail) => mail.subject === subject && mail.to?.some(({ address }) => address === email),
    );
    expect(fitting).toHaveLength(1);
    [found] = fitting;
  }).toPass({ timeout: 20_000, intervals: [200] });
  if (!found) throw new Error('There is no such mail');
  return found;
};
