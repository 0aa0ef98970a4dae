import { randomInt } from 'node:crypto';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

type Prefix =
  | 'account'
  | 'acct'
  | 'card'
  | 'chrg'
  | 'cust'
  | 'docu'
  | 'evnt'
  | 'rfnd'
  | 'src'
  | 'tokn'
  | 'trxn'
  | 'whdl';

/** An id in the provider's test format: prefix, `_test_`, 19 characters, of which the first eight encode the time. */
export const newId = (prefix: Prefix, now: number): string => {
  const time = now.toString(36).padStart(8, '0').slice(-8);
  const chance = Array.from({ length: 11 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${prefix}_test_${time}${chance}`;
};
