import { expect, test } from 'vitest';
import { feesOn } from './fees.ts';
import { thaiTestAccount } from './terms.ts';

const cardTerms = thaiTestAccount.cardFee;
const promptPayTerms = { ...cardTerms, fee_rate: '1.65' };

test.each([
  [3_049, 111, 8, 2_930],
  [5_000, 183, 13, 4_804],
  [12_345, 451, 32, 11_862],
  [20_000, 730, 51, 19_219],
  [30_500, 1_113, 78, 29_309],
  [31_000, 1_132, 79, 29_789],
  [50_000, 1_825, 128, 48_047],
  [67_405, 2_460, 172, 64_773],
  [78_105, 2_851, 200, 75_054],
  [80_245, 2_929, 205, 77_111],
  [100_000, 3_650, 256, 96_094],
  [101_645, 3_710, 260, 97_675],
  [300_049, 10_952, 767, 288_330],
  [1_000_000, 36_500, 2_555, 960_945],
])(
  'a card charge of %i satang costs a fee of %i and VAT of %i, as the provider’s replies show',
  (amount, fee, feeVat, net) => {
    expect(feesOn(amount, cardTerms)).toEqual({ fee, feeVat, net });
  },
);

test('a rate of the account changes the fee', () => {
  expect(feesOn(2_000, promptPayTerms)).toEqual({ fee: 33, feeVat: 2, net: 1_965 });
  expect(feesOn(100_000, promptPayTerms)).toEqual({ fee: 1_650, feeVat: 116, net: 98_234 });
});
