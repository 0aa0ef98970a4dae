import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { query } from './journey-database.ts';

export const password = 'a bridge over the Chao Phraya';
export const admin = 'admin@saphan.example';

/** A person of a role with the first admin's password; answers the e-mail. The same one each time. */
export const person = async (role: 'CUSTOMER' | 'STAFF', firstName: string, lastName: string): Promise<string> => {
  const email = `${firstName}.${lastName}@saphan.example`.toLowerCase();
  await query(
    `insert into app_user (email, first_name, last_name, role, password_hash, created_at)
     select $1, $2, $3, $4, password_hash, now() from app_user where email = $5 on conflict do nothing`,
    [email, firstName, lastName, role, admin],
  );
  return email;
};

/** Signs in through the page that asks for it. */
export const signInOn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** Signs a browser in without its pages. */
export const signIn = async ({ request }: Pick<BrowserContext, 'request'>, email: string): Promise<void> => {
  const answer = await request.post('/api/auth/login', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(await answer.text());
};

/** What a client without a browser sends as somebody. */
export const tokenOf = async (request: APIRequestContext, email: string): Promise<{ authorization: string }> => {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  return { authorization: `Bearer ${(await answer.json()).token}` };
};
