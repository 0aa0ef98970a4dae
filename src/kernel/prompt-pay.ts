import { thaiMobile } from './thai-mobile.ts';
import { isThaiTaxId } from './thai-tax-id.ts';

/** What money can be sent to by PromptPay: a mobile number, a national or tax ID, or the number of an e-wallet. */
type PromptPayId = Readonly<{ kind: 'mobile' | 'tax-id' | 'wallet'; digits: string }>;

const WALLET_DIGITS = 15;

/** Reads a PromptPay ID as people write it, with spaces and hyphens; null if it is none. A wallet has no check digit. */
export const promptPayId = (text: string): PromptPayId | null => {
  if (/[^\d\s+()-]/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '');
  if (isThaiTaxId(digits)) return { kind: 'tax-id', digits };
  if (digits.length === WALLET_DIGITS) return { kind: 'wallet', digits };
  const mobile = thaiMobile(text);
  return mobile ? { kind: 'mobile', digits: mobile } : null;
};

/** A field of the code: its number, its length and its value (EMV QR code for merchants, section 4). */
const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** The number of the kind of ID in the field of PromptPay (Bank of Thailand, Thai QR payment). */
const kinds = { mobile: '01', 'tax-id': '02', wallet: '03' } as const;

const APPLICATION = 'A000000677010111';

/** The text of the QR code that asks a Thai banking app for an amount in baht. */
export const promptPayText = ({ kind, digits }: PromptPayId, baht: number): string => {
  const proxy = kind === 'mobile' ? `0066${digits.slice(1)}` : digits;
  const text = [
    field('00', '01'),
    // 12: for one payment alone, since it names its amount.
    field('01', '12'),
    field('29', field('00', APPLICATION) + field(kinds[kind], proxy)),
    field('58', 'TH'),
    field('53', '764'),
    field('54', baht.toFixed(2)),
    '6304',
  ].join('');
  return text + checksum(text);
};

/** CRC-16/CCITT-FALSE, as four hexadecimal digits. */
export const checksum = (text: string): string => {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};
