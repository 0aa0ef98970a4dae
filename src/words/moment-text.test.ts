import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { momentText } from './moment-text.ts';

test.each([
  ['2027-01-20T14:00', 'Wed 20 Jan 2027, 14:00', 'พ. 20 ม.ค. 2570 เวลา 14:00 น.'],
  ['2026-09-05T09:30', 'Sat 5 Sep 2026, 09:30', 'ส. 5 ก.ย. 2569 เวลา 09:30 น.'],
])('%s is written in mails and papers as on screens', (local, english, thai) => {
  expect(momentText(toInstant(local), 'en')).toBe(english);
  expect(momentText(toInstant(local), 'th')).toBe(thai);
});
