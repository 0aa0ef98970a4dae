import { type AnyColumn, sql } from 'drizzle-orm';

/**
 * The mailbox of an e-mail address or phone number, however it is spelled: `Some.One+tag@googlemail.com` is
 * `someone@gmail.com`. Defined in migrations/0072_one_mailbox.sql, whose indexes need the column first.
 */
export const mailboxOf = (address: AnyColumn | string) => sql<string>`mailbox_of(${address})`;
