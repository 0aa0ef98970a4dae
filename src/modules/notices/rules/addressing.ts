import { addressPattern } from '#kernel/people.ts';

/** Just one address: a list, a route or a name beside it would reach somebody else. */
export const isOneAddress = (address: string): boolean => address.length <= 254 && addressPattern.test(address);

/** A name or a subject as one line, so that it cannot begin another header. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

type Sender = Readonly<{ fromName: string; fromEmail: string; siteName: string; supportEmail: string; host: string }>;

/** Whom mail comes from: the address of the settings, else where customers write to, else one that nobody reads. */
export const sender = ({ fromName, fromEmail, siteName, supportEmail, host }: Sender) => ({
  name: oneLine(fromName || siteName),
  address: [fromEmail, supportEmail].find(isOneAddress) ?? `no-reply@${host}`,
});
