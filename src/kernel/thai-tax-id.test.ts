import { expect, test } from 'vitest';
import { isThaiTaxId } from './thai-tax-id.ts';

test.each([
  ['0105569000002', true],
  ['0105561234560', true],
  ['0105561234567', false],
  ['1234567890121', true],
  ['1234567890123', false],
  ['010556123456', false],
  ['01055612345600', false],
  ['0 1055 61234 56 0', false],
  ['', false],
])('%s can be a tax ID: %s', (text, can) => expect(isThaiTaxId(text)).toBe(can));
