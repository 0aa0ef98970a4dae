export type Flow = 'card' | 'redirect' | 'qr' | 'offline';
export type Bank = Readonly<{ code: string; name: string; nameInThai: string }>;

type Method = Readonly<{
  flow: Flow;
  /** The provider's source types: the first in its capability is used. For bank apps, the prefix of the bank code. */
  types: readonly string[];
  banks?: readonly Bank[];
  /** Whether the banks come from the provider's capability. */
  hasProvidersBanks?: true;
  needsPhone?: true;
  /** Whether the provider can refund it. Otherwise staff transfer the money. */
  isRefundable: boolean;
}>;

const apps: readonly Bank[] = [
  { code: 'scb', name: 'SCB Easy', nameInThai: 'ไทยพาณิชย์ (SCB Easy)' },
  { code: 'kbank', name: 'K PLUS (Kasikornbank)', nameInThai: 'กสิกรไทย (K PLUS)' },
  { code: 'bbl', name: 'Bualuang mBanking (Bangkok Bank)', nameInThai: 'กรุงเทพ (Bualuang mBanking)' },
  { code: 'bay', name: 'krungsri app (Bank of Ayudhya)', nameInThai: 'กรุงศรี (krungsri app)' },
  { code: 'ktb', name: 'Krungthai NEXT (Krungthai Bank)', nameInThai: 'กรุงไทย (Krungthai NEXT)' },
];

const redirect = (...types: string[]): Method => ({ flow: 'redirect', types, isRefundable: true });
const qr = (type: string, isRefundable: boolean): Method => ({ flow: 'qr', types: [type], isRefundable });
const offline: Method = { flow: 'offline', types: [], isRefundable: false };

/** The payment methods by our names, each with its flow and the provider's source types. */
const methods: Readonly<Record<string, Method>> = {
  card: { flow: 'card', types: ['card'], isRefundable: true },
  promptpay: qr('promptpay', false),
  truemoney: { ...redirect('truemoney'), needsPhone: true },
  shopeepay: redirect('shopeepay'),
  rabbit_linepay: redirect('rabbit_linepay'),
  mobile_banking: { flow: 'redirect', types: ['mobile_banking'], banks: apps, isRefundable: false },
  // Withdrawn by the provider.
  internet_banking: { flow: 'redirect', types: [], isRefundable: false },
  alipay: redirect('alipay_cn', 'alipay'),
  dana: redirect('dana'),
  gcash: redirect('gcash'),
  kakaopay: redirect('kakaopay'),
  touch_n_go: redirect('touch_n_go'),
  boost: redirect('boost'),
  paynow: qr('paynow', true),
  paynow_qr: qr('paynow', true),
  grabpay: redirect('grabpay'),
  fpx: { ...redirect('fpx'), hasProvidersBanks: true },
  maybank_qr: redirect('maybank_qr'),
  duitnow_qr: redirect('duitnow_qr'),
  cash: offline,
  bank_transfer: offline,
};

export const findMethod = (methodType: string): Method | undefined =>
  Object.hasOwn(methods, methodType) ? methods[methodType] : undefined;

/** Further methods that staff may record: card terminals and wallets at the counter. */
export const counterMethods = ['credit_card', 'debit_card', 'digital_wallet'] as const;

export const mayBeRecorded = (methodType: string): boolean =>
  findMethod(methodType) !== undefined || counterMethods.some((type) => type === methodType);

/** The provider's source type of a method; for bank apps, with the bank code. */
export const sourceTypeOf = (
  { types, banks }: Pick<Method, 'types' | 'banks'>,
  bank: string | null,
): string | undefined => (banks && bank ? `${types[0]}_${bank}` : types[0]);
