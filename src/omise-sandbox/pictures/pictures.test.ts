import { parse, validate } from 'promptparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listeningSandbox } from '../listening-sandbox.ts';
import { qrPayload } from './qr-payload.ts';

const start = Date.UTC(2026, 10, 20, 4);
let now = start;
let sandbox: Awaited<ReturnType<typeof listeningSandbox>>;

beforeAll(async () => {
  sandbox = await listeningSandbox({ now: () => now });
});
afterAll(() => sandbox.stop());

const paid = { amount: 1_064_750, references: ['ABC123', '1795147200000'], merchant: 'Saphan Car Rental' } as const;

describe('what the code says', () => {
  test('PromptPay: a bill of this amount and reference, with a right checksum', () => {
    const payload = qrPayload('promptpay', paid) ?? '';
    expect(validate.billPayment(payload)).toEqual({
      billerId: '099999999999900',
      ref1: 'ABC123',
      ref2: '1795147200000',
      amount: 10_647.5,
    });
    expect(parse(payload, true)?.getTagValue('53')).toBe('764');
    expect(parse(payload.replace('10647.50', '10647.51'), true)).toBeNull();
  });

  test('its biller cannot be anyone: as a tax number its check digit is wrong', () => {
    const digits = [...'0999999999999'].map(Number);
    const sum = digits.slice(0, 12).reduce((total, digit, place) => total + digit * (13 - place), 0);
    expect(digits[12]).not.toBe((11 - (sum % 11)) % 10);
  });

  test.each([
    ['paynow', 'SG', 'SG.PAYNOW'],
    ['maybank_qr', 'MY', 'A0000006150001'],
    ['duitnow_qr', 'MY', 'A0000006150001'],
  ] as const)('%s: by its own standard', (type, country, scheme) => {
    const code = parse(qrPayload(type, paid) ?? '', true, true);
    expect(code?.getTagValue('26', '00')).toBe(scheme);
    expect(code?.getTagValue('54')).toBe('10647.50');
    expect(code?.getTagValue('58')).toBe(country);
    expect(code?.getTagValue('59')).toBe('Saphan Car Rental');
    expect(code?.getTagValue('62', '01')).toBe('ABC123');
  });

  test('a wallet has none', () => {
    expect(qrPayload('alipay', paid)).toBeNull();
  });
});

describe('the picture', () => {
  type Source = { scannable_code: { image: { download_uri: string } } | null };
  const made = async (type: string) => {
    const { source } = (await sandbox.chargeSource(type)).body as { source: Source };
    return source.scannable_code?.image.download_uri ?? '';
  };

  test.each(['promptpay', 'paynow', 'maybank_qr', 'duitnow_qr'])('of %s is downloaded without a key', async (type) => {
    const uri = await made(type);
    expect(uri).toMatch(/\/charges\/chrg_test_\w{19}\/documents\/docu_test_\w{19}\/downloads\/[0-9a-f]{16}$/);
    const reply = await fetch(uri);
    expect(reply.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    const svg = await reply.text();
    expect(svg).toMatch(/^<svg [^>]*width="740" height="1050"/);
    for (const text of ['Test payment', '1,000.00 THB', 'Saphan Car Rental']) expect(svg).toContain(text);
  });

  test('lies at an address that lives for a minute; the document’s own stays', async () => {
    now = start;
    const uri = await made('promptpay');
    const first = await fetch(uri, { redirect: 'manual' });
    expect(first.status).toBe(302);
    const stored = String(first.headers.get('location'));
    now = start + 59_000;
    expect((await fetch(stored)).status).toBe(200);
    now = start + 60_000;
    expect((await fetch(stored)).status).toBe(404);
    expect((await fetch(uri)).status).toBe(200);
  });

  test('is not found by a guessed or changed address', async () => {
    const uri = await made('promptpay');
    const stored = String((await fetch(uri, { redirect: 'manual' })).headers.get('location'));
    expect((await fetch(uri.replace(/[0-9a-f]{16}$/, '0000000000000000'))).status).toBe(404);
    expect((await fetch(uri.replace(/[0-9a-f]{15}$/, ''))).status).toBe(404);
    expect((await fetch(stored.replace(/until=\d/, 'until=9'))).status).toBe(404);
  });
});
