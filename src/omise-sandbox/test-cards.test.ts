import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listeningSandbox } from './listening-sandbox.ts';

/** The provider's test cards that succeed here, including those that fail only on an account with 3-D Secure. */
const pays = {
  Visa: ['4242424242424242', '4111111111111111', '4111111111150002', '4111111111140003'],
  MasterCard: ['5555555555554444', '5454545454545454', '5555551111120002', '5555551111110003'],
  JCB: ['3530111333300000', '3566111111111113', '3530111111100002', '3530111111190003'],
  UnionPay: ['6250947000000006', '6250947000000071', '6250947000000089'],
  'American Express': ['378282246310005', '377138161111003'],
  Discover: ['6447032400000000001'],
  'Diners Club': ['36021042000004'],
};

const declines = [
  [
    'insufficient_fund',
    'insufficient funds in the account or the card has reached the credit limit',
    '4111111111140011 5555551111110011 3530111111190011 6250947000000014',
  ],
  [
    'stolen_or_lost_card',
    'card is stolen or lost',
    '4111111111130012 5555551111100012 3530111111180012 6250947000000022',
  ],
  [
    'failed_processing',
    'failed processing',
    '4111111111120013 5555551111190013 3530111111170013 6250947000000030 377138160000009 6447032400001111005 36021042111108',
  ],
  ['payment_rejected', 'payment rejected', '4111111111110014 5555551111180014 3530111111160014 6250947000000048'],
  ['failed_fraud_check', 'failed fraud check', '4111111111190016 5555551111160016 3530111111140016 6250947000000055'],
  [
    'invalid_account_number',
    'the account number is invalid',
    '4111111111180017 5555551111150017 3530111111130017 6250947000000063',
  ],
  ['invalid_security_code', 'the security code is invalid', '4111111111160001 5555551111130001 3530111111110001'],
] as const;

let sandbox: Awaited<ReturnType<typeof listeningSandbox>>;

beforeAll(async () => {
  sandbox = await listeningSandbox();
});
afterAll(() => sandbox.stop());

describe('cards that pay', () => {
  const cases = Object.entries(pays).flatMap(([brand, numbers]) => numbers.map((number) => [brand, number] as const));
  test.each(cases)('%s %s', async (brand, number) => {
    const { body } = await sandbox.charge({}, { number });
    expect(body).toMatchObject({ status: 'successful', paid: true, failure_code: null, card: { brand } });
  });

  test('any other valid number', async () => {
    expect((await sandbox.charge({}, { number: '4000056655665556' })).body).toMatchObject({ status: 'successful' });
  });
});

describe('cards that are declined: the answer is 200, the charge says why', () => {
  const cases = declines.flatMap(([code, message, numbers]) =>
    numbers.split(' ').map((number) => [code, number, message] as const),
  );
  test.each(cases)('%s %s', async (failure_code, number, failure_message) => {
    const { status, body } = await sandbox.charge({}, { number });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'failed',
      failure_code,
      failure_message,
      authorized: false,
      paid: false,
      capturable: false,
      refundable: false,
      transaction: null,
      paid_at: null,
      authorized_at: null,
    });
  });

  test('a declined card cannot be captured afterwards', async () => {
    const { body } = await sandbox.charge({ capture: false }, { number: '4111111111110014' });
    const captured = await sandbox.call('POST', `/charges/${body.id}/capture`);
    expect(captured.body).toMatchObject({ code: 'failed_capture', message: 'Charge is not authorized' });
  });
});
