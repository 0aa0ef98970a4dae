import { readCookie } from '../../../shell/read-cookie.ts';

const name = 'sign-in-as';
const fiveMinutes = 300;

/**
 * A cookie, good for five minutes, with the e-mail to fill in on the login page after a mailed link or a
 * registration. Keeps the e-mail out of the address.
 */
export const filledEmailCookie = (email: string, origin: string): string => {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${encodeURIComponent(email)}; Path=/; Max-Age=${fiveMinutes}; HttpOnly; SameSite=Lax${secure}`;
};

export const noFilledEmail = `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

export const readFilledEmail = (headers: Headers): string => {
  try {
    return decodeURIComponent(readCookie(headers, name) ?? '').slice(0, 254);
  } catch {
    return '';
  }
};
