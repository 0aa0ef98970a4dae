/** How the payer approves: on a page, in an app, or by scanning a QR code (`offline`). */
type SourceFlow = 'redirect' | 'app_redirect' | 'offline';

type SourceKind = Readonly<{
  flow: SourceFlow;
  name: string;
  thai?: string;
  /** The minutes after which an unpaid charge expires. */
  minutes: number;
  /** Whether the provider can refund its charges. */
  refundable: boolean;
  /** Whether the merchant may end an unpaid charge with `/expire`. */
  expirable: boolean;
  /** The standard of the QR code, if the type has one. */
  picture?: 'promptpay' | 'paynow' | 'duitnow';
  fee: 'promptpay' | 'bank' | 'wallet';
  /** The largest amount in satang; if absent, the account's limit applies. */
  largest?: number;
  needsPhone?: true;
}>;

const day = 24 * 60;

const wallet = (flow: SourceFlow, name: string, more: Partial<SourceKind> = {}): SourceKind => ({
  flow,
  name,
  minutes: day,
  refundable: true,
  expirable: false,
  fee: 'wallet',
  ...more,
});

const alipayPlus = (name: string): SourceKind => wallet('app_redirect', name, { expirable: true });

const bankApp = (name: string, thai: string): SourceKind => ({
  flow: 'app_redirect',
  name,
  thai,
  minutes: day,
  refundable: false,
  expirable: false,
  fee: 'bank',
});

/**
 * Every payment method except cards, in the order of the capability. The flows are as seen in the provider's replies. The
 * expiry times of PromptPay, TrueMoney's app and LINE Pay are the provider's; unknown ones are set to a day.
 */
export const sourceKinds = {
  promptpay: {
    flow: 'offline',
    name: 'PromptPay',
    thai: 'พร้อมเพย์',
    minutes: day,
    refundable: false,
    expirable: false,
    picture: 'promptpay',
    fee: 'promptpay',
    largest: 15_000_000,
  },
  truemoney: wallet('redirect', 'TrueMoney Wallet', {
    thai: 'ทรูมันนี่ วอลเล็ท',
    needsPhone: true,
    largest: 10_000_000,
  }),
  truemoney_jumpapp: wallet('app_redirect', 'TrueMoney', { thai: 'ทรูมันนี่', minutes: 3, largest: 10_000_000 }),
  shopeepay: wallet('redirect', 'ShopeePay', { thai: 'ช้อปปี้เพย์' }),
  shopeepay_jumpapp: wallet('redirect', 'ShopeePay', { thai: 'ช้อปปี้เพย์' }),
  rabbit_linepay: wallet('redirect', 'Rabbit LINE Pay', { thai: 'แรบบิท ไลน์ เพย์', minutes: 20 }),
  mobile_banking_bay: bankApp('KMA (Krungsri)', 'กรุงศรี KMA'),
  mobile_banking_bbl: bankApp('Bualuang mBanking', 'บัวหลวง เอ็มแบงก์กิ้ง'),
  mobile_banking_kbank: bankApp('K PLUS (KBank)', 'K PLUS ธนาคารกสิกรไทย'),
  mobile_banking_ktb: bankApp('Krungthai NEXT', 'กรุงไทย เน็กซ์'),
  mobile_banking_scb: bankApp('SCB Easy', 'ไทยพาณิชย์ SCB Easy'),
  alipay: wallet('redirect', 'Alipay'),
  alipay_cn: alipayPlus('Alipay'),
  alipay_hk: alipayPlus('AlipayHK'),
  dana: alipayPlus('DANA'),
  gcash: alipayPlus('GCash'),
  kakaopay: alipayPlus('KakaoPay'),
  touch_n_go: alipayPlus('Touch ’n Go'),
  wechat_pay: wallet('app_redirect', 'WeChat Pay', { refundable: false }),
  grabpay: wallet('redirect', 'GrabPay', { thai: 'แกร็บเพย์' }),
  paynow: wallet('offline', 'PayNow', { picture: 'paynow' }),
  fpx: wallet('redirect', 'FPX'),
  boost: wallet('redirect', 'Boost'),
  maybank_qr: wallet('redirect', 'Maybank QR', { picture: 'duitnow' }),
  duitnow_qr: wallet('redirect', 'DuitNow QR', { picture: 'duitnow' }),
} as const satisfies Record<string, SourceKind>;

export type SourceType = keyof typeof sourceKinds;

export const kindOf = (type: SourceType): SourceKind => sourceKinds[type];

export const isSourceType = (type: string): type is SourceType => Object.hasOwn(sourceKinds, type);
