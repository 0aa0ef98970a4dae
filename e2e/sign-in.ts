import { createHash, randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { query } from './journey-database.ts';
import { product } from './product.ts';

export const password = 'a bridge over the Chao Phraya';
export const admin = 'admin@saphan.example';

/** A user of a role with the first admin's password, created once; returns the e-mail. */
export const person = async (role: 'CUSTOMER' | 'STAFF', firstName: string, lastName: string): Promise<string> => {
  const email = `${firstName}.${lastName}@saphan.example`.toLowerCase();
  await query(
    `insert into app_user (email, first_name, last_name, role, password_hash, created_at)
     select $1, $2, $3, $4, password_hash, now() from app_user where email = $5 on conflict do nothing`,
    [email, firstName, lastName, role, admin],
  );
  return email;
};

/** Signs in on the login page. */
export const signInOn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** Signs a browser in without the pages, by inserting a session. */
export const signIn = async (context: BrowserContext, email: string): Promise<void> => {
  await context.addCookies([{ name: 'session', value: await sessionOf(email), url: product().origin, httpOnly: true }]);
};

/** Lets the proofs of a user's sessions grow old, as ten minutes after signing in. */
export const letProofsAge = (email: string) =>
  query(
    `update session set proved_at = null from app_user where app_user.id = session.user_id and app_user.email = $1`,
    [email],
  );

/** The authorization header of a user, for a client without a browser. */
export const tokenOf = async (email: string): Promise<{ authorization: string }> => ({
  authorization: `Bearer ${await sessionOf(email)}`,
});

const sessionOf = async (email: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const added = await query(
    `insert into session (token_hash, user_id, created_at, proved_at, last_seen_at, expires_at)
     select $1, id, now(), now(), now(), now() + interval '1 hour' from app_user where email = $2 returning 1`,
    [createHash('sha256').update(token).digest(), email],
  );
  if (added.length === 0) throw new Error(`There is no account of ${email}`);
  return token;
};
