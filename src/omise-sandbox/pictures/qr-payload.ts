import { encode, generate, tag, withCrcTag } from 'promptparse';
import { kindOf, type SourceType } from '../sources/source-types.ts';

/** A number that cannot be anyone's: as a tax number of 13 digits its check digit is wrong. The last two are a suffix. */
const testBiller = '099999999999900';

type Paid = Readonly<{ amount: number; references: readonly [string, string]; merchant: string }>;

/** The text of a picture to scan, by the EMVCo standard of its kind; null for a way to pay without one. */
export const qrPayload = (type: SourceType, paid: Paid): string | null => {
  const { picture } = kindOf(type);
  if (picture === 'promptpay') return promptPay(paid);
  if (picture === 'paynow') return merchantCode(payNowAccount, 'SG', 'Singapore', paid);
  return picture === 'duitnow' ? merchantCode(duitNowAccount, 'MY', 'Kuala Lumpur', paid) : null;
};

const promptPay = ({ amount, references: [ref1, ref2] }: Paid): string =>
  generate.billPayment({ billerId: testBiller, amount: amount / 100, ref1, ref2 });

/** A company number of Singapore that is not given out; the amount cannot be changed. */
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
