import type { DataOf } from '../../../../api/routes.ts';

export type Method = DataOf<'GET /payments/methods'>[number];

export const groupNames = ['card', 'thai', 'wallets', 'abroad', 'counter'] as const;
export type GroupName = (typeof groupNames)[number];
export type Group = Readonly<{ name: GroupName; methods: readonly Method[] }>;

const thai = new Set(['promptpay', 'mobile_banking', 'internet_banking']);

/** Where a method that is not Thai is used, as a code of ISO 3166. */
const countries: Readonly<Record<string, string>> = {
  alipay: 'CN',
  dana: 'ID',
  gcash: 'PH',
  kakaopay: 'KR',
  touch_n_go: 'MY',
  boost: 'MY',
  fpx: 'MY',
  maybank_qr: 'MY',
  duitnow_qr: 'MY',
  paynow: 'SG',
  paynow_qr: 'SG',
};

/** Banks and QR pictures of other countries. */
const abroad = new Set(['fpx', 'maybank_qr', 'duitnow_qr', 'paynow', 'paynow_qr']);

export const countryOf = ({ methodType }: Pick<Method, 'methodType'>): string | null => countries[methodType] ?? null;

const groupOf = ({ flow, methodType }: Method): GroupName => {
  if (flow === 'card') return 'card';
  if (flow === 'offline') return 'counter';
  if (thai.has(methodType)) return 'thai';
  return abroad.has(methodType) ? 'abroad' : 'wallets';
};

/** On a phone the wallets after the most used, and what is for banks abroad, are shown on demand. */
export const isSeldom = ({ name, methods }: Group, method: Method): boolean =>
  name === 'abroad' || (name === 'wallets' && methods.indexOf(method) >= WALLETS_AT_ONCE);

const WALLETS_AT_ONCE = 4;

/** The methods as people look for them; a group without any is left out. */
export const groupsOf = (methods: readonly Method[]): Group[] =>
  groupNames
    .map((name) => ({ name, methods: methods.filter((method) => groupOf(method) === name) }))
    .filter(({ methods: found }) => found.length > 0);
