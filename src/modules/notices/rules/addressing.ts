import { addressPattern } from '#kernel/people.ts';

/** Whether a text is exactly one address: a list, a route or a display name could reach somebody else. */
export const isOneAddress = (address: string): boolean => address.length <= 254 && addressPattern.test(address);

/** Collapses a name or subject to one line, so that it cannot inject another header. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

type Sender = Readonly<{ fromName: string; fromEmail: string; siteName: string; supportEmail: string; host: string }>;

/** The sender of mails: the address of the settings, else the support address, else a no-reply address. */
export const sender = ({ fromName, fromEmail, siteName, supportEmail, host }: Sender) => ({
  name: oneLine(fromName || siteName),
  address: [fromEmail, supportEmail].find(isOneAddress) ?? `no-reply@${host}`,
});
