import { readCookie, siteCookie } from '../../../shell/cookie.ts';

const name = 'sign-in-as';
const fiveMinutes = 300;

/**
 * A cookie, good for five minutes, with the e-mail to fill in on the login page after a mailed link or a
 * registration. Keeps the e-mail out of the address.
 */
export const filledEmailCookie = (email: string, origin: string): string =>
  siteCookie(name, encodeURIComponent(email), { origin, maxAge: fiveMinutes });

export const noFilledEmail = (origin: string): string => siteCookie(name, '', { origin, maxAge: 0 });

export const readFilledEmail = (headers: Headers): string => {
  try {
    return decodeURIComponent(readCookie(headers, name) ?? '').slice(0, 254);
  } catch {
    return '';
  }
};
