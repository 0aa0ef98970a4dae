import { expect, test } from 'vitest';
import { checksum, promptPayId, promptPayText } from './prompt-pay.ts';

test.each([
  ['081-234-5678', 'mobile', '0812345678'],
  ['+66 81 234 5678', 'mobile', '0812345678'],
  ['1-1017-00207-03-0', 'tax-id', '1101700207030'],
  ['0105569000002', 'tax-id', '0105569000002'],
  ['012345678901234', 'wallet', '012345678901234'],
])('money can be sent to %s: %s', (text, kind, digits) => expect(promptPayId(text)).toEqual({ kind, digits }));

test.each(['', '02 555 0140', '081 234 567', '1101700207031', '01234567890123', 'anong@bank.example', '08123456789'])(
  'no money can be sent to "%s"',
  (text) => expect(promptPayId(text)).toBeNull(),
);

const textFor = (id: string, baht: number) => {
  const known = promptPayId(id);
  return known && promptPayText(known, baht);
};

test.each([
  ['0812345678', 100, '00020101021229370016A000000677010111011300668123456785802TH53037645406100.006304BB8A'],
  ['1101700207030', 20.5, '00020101021229370016A000000677010111021311017002070305802TH5303764540520.506304E68D'],
])('the code for %s and %d baht is as others write it', (id, baht, text) => expect(textFor(id, baht)).toBe(text));

test('a wallet has a field of its own, and a whole amount its satang', () =>
  expect(textFor('012345678901234', 5350)).toContain(
    '29390016A00000067701011103150123456789012345802TH530376454075350.00',
  ));

test.each([
  ['123456789', '29B1'],
  ['00020101021129370016A000000677010111011300668012345675802TH53037646304', '6197'],
  ['00020101021129370016A000000677010111021311111111111115802TH53037646304', '7B5A'],
  ['00020101021129390016A00000067701011103150123456789012345802TH53037646304', '9781'],
  ['00020101021229370016A000000677010111011300660000000005802TH530376454044.226304', 'E469'],
])('the checksum of %s is the published %s', (text, sum) => expect(checksum(text)).toBe(sum));
