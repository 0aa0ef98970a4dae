import { expect, test } from 'vitest';
import { referencesIn } from './references.ts';

test.each([
  ['Booking BKK7QM4XD.', ['BKK7QM4XD']],
  ['bkk7qm4xd, again BKK7QM4XD and (BKK234567)', ['BKK7QM4XD', 'BKK234567']],
  ['การจองBKK7QM4XDค่ะ', ['BKK7QM4XD']],
  ['การจอง BKK7QM4XD ค่ะ', ['BKK7QM4XD']],
  ['BKK is the airport, BKK7QM4XDA is too long', []],
])('%s names %j', (text, references) => expect(referencesIn(text)).toEqual(references));
