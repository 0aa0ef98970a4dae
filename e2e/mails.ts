import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { mailFolder } from './data-folder.ts';

/** What came for somebody by mail so far, oldest first, readable. */
export const mailsTo = async (email: string): Promise<string[]> => {
  const names = (await readdir(mailFolder)).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(mailFolder, name), 'utf8')));
  return mails.filter((mail) => new RegExp(`^To:.*${RegExp.escape(email)}`, 'im').test(mail)).map(readable);
};

/** Waits for the link to `path` in a mail to somebody, the latest one; its path and query. */
export const linkTo = async (path: string, email: string, after = 0): Promise<string> => {
  const link = new RegExp(`https?://[^/\\s]+(${RegExp.escape(path)}\\?\\S+)`);
  let found: string[] = [];
  await expect(async () => {
    const links = (await mailsTo(email)).map((mail) => link.exec(mail)?.[1]);
    found = links.filter((one) => one !== undefined);
    expect(found.length).toBeGreaterThan(after);
  }).toPass({ timeout: 15_000, intervals: [100] });
  return found.at(-1) ?? '';
};

/** Quoted-printable, as far as addresses and English texts need it. */
const readable = (mail: string): string =>
  mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
