import { expect, test } from 'vitest';
import { confirmMode } from './change-sums.tsx';

type Preview = Parameters<typeof confirmMode>[1];

const line = (due: 'online' | 'pickup'): Preview['quote']['lines'][number] => ({
  kind: 'vehicle',
  due,
  name: null,
  quantity: 1,
  unit: 'day',
  unitPrice: null,
  days: null,
  rate: null,
  amount: 100,
});
const dearer: Preview = {
  leftToPay: 2129,
  refundAmount: 0,
  difference: 2129,
  dueNow: 0,
  quote: { lines: [line('online')] },
};

test.each<[string, number, Partial<Preview>, ReturnType<typeof confirmMode>]>([
  ['a paid booking that becomes dearer is paid right after', 10_647, {}, 'pay'],
  ['with cover at pick-up the sum is named at the payment', 10_647, { quote: { lines: [line('pickup')] } }, 'payPart'],
  [
    'one that becomes cheaper gives money back',
    10_647,
    { difference: -900, refundAmount: 900, leftToPay: 0 },
    'refund',
  ],
  ['one that costs the same is only changed', 10_647, { difference: 0, leftToPay: 0 }, 'plain'],
  ['a deposit whose rest becomes smaller is only changed', 2000, { difference: -900, leftToPay: 7000 }, 'plain'],
  ['a deposit whose rest stays the same is only changed', 2000, { difference: 0 }, 'plain'],
  ['an unpaid one is paid as a whole later', 0, {}, 'plain'],
  ['one that needs more of a deposit is paid first', 214, { dueNow: 1070 }, 'payFirst'],
])('%s', (_, paidAmount, facts, mode) => expect(confirmMode({ paidAmount }, { ...dearer, ...facts })).toBe(mode));
