import { readCookie } from '../../../shell/read-cookie.ts';

const name = 'sign-in-as';
const fiveMinutes = 300;

/** Lets the login page fill in the e-mail of somebody who has just used a mail or registered; it stands in no address. */
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
