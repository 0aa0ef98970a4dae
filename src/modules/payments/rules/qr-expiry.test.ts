import { expect, test } from 'vitest';
import { qrExpiry } from './qr-expiry.ts';

const at = (time: string) => Temporal.Instant.from(`2026-12-01T${time}+07:00`);

test.each([
  ['a picture lives as long as the hold', '10:30', '10:30'],
  ['at least for a minute', '10:00:30', '10:01'],
  ['for a minute where the hold has just ended', '09:59', '10:01'],
])('%s', (_, holdUntil, end) => expect(qrExpiry(at(holdUntil), at('10:00'))).toEqual(at(end)));
