import { expect, test } from 'vitest';
import { unitsOfLine } from './units-of-line.ts';

test.each([
  ['one seat for six days', { amount: 900, unitPrice: 150, quantity: 1 }, 6],
  ['two seats for six days', { amount: 1800, unitPrice: 150, quantity: 2 }, 6],
  ['in satang and with satang', { amount: 44_955, unitPrice: 14_985, quantity: 1 }, 3],
  ['a price with satang in baht', { amount: 449.55, unitPrice: 149.85, quantity: 1 }, 3],
  ['what is free has none', { amount: 0, unitPrice: 0, quantity: 1 }, 0],
])('%s', (_what, line, units) => expect(unitsOfLine(line)).toBe(units));
