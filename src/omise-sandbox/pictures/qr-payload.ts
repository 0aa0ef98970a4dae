import { encode, generate, tag, withCrcTag } from 'promptparse';
import { kindOf, type SourceType } from '../sources/source-types.ts';

/** A biller id that nobody can have: a 13-digit tax number with a wrong check digit, and a two-digit suffix. */
const testBiller = '099999999999900';

type Paid = Readonly<{ amount: number; references: readonly [string, string]; merchant: string }>;

/** The QR code's text, by the EMVCo-based standard of the source type; null for a source type without a QR code. */
export const qrPayload = (type: SourceType, paid: Paid): string | null => {
  const { picture } = kindOf(type);
  if (picture === 'promptpay') return promptPay(paid);
  if (picture === 'paynow') return merchantCode(payNowAccount, 'SG', 'Singapore', paid);
  return picture === 'duitnow' ? merchantCode(duitNowAccount, 'MY', 'Kuala Lumpur', paid) : null;
};

const promptPay = ({ amount, references: [ref1, ref2] }: Paid): string =>
  generate.billPayment({ billerId: testBiller, amount: amount / 100, ref1, ref2 });

/** A PayNow account with a Singapore company number that is never issued; the payer cannot edit the amount. */
const payNowAccount = [tag('00', 'SG.PAYNOW'), tag('01', '2'), tag('02', '000000000X'), tag('03', '0')];
const duitNowAccount = [tag('00', 'A0000006150001'), tag('01', '000000'), tag('02', 'TEST000000')];

const merchantCode = (
  account: Parameters<typeof encode>[0],
  country: string,
  city: string,
  { amount, references, merchant }: Paid,
): string => {
  const fields = encode([
    tag('00', '01'),
    tag('01', '12'),
    tag('26', encode(account)),
    tag('52', '0000'),
    tag('53', '764'),
    tag('54', (amount / 100).toFixed(2)),
    tag('58', country),
    tag('59', merchant.slice(0, 25)),
    tag('60', city),
    tag('62', encode([tag('01', references[0])])),
  ]);
  return withCrcTag(fields, '63');
};
