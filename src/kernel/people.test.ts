import { expect, test } from 'vitest';
import { hasMailInjection } from './people.ts';

test.each([
  ...[
    'www.evil.com',
    'Visit evil.com',
    'EVIL.CO',
    'win-a-car.shop',
    'evil。com',
    'https://evil',
    'a\u2028b',
    'münchen.de',
  ],
])('%j is more than a name', (text) => expect(hasMailInjection(text)).toBe(true));

test.each([
  ...[
    'Hannah',
    'J. R. R. Tolkien',
    'J.R.R. Tolkien',
    'Dr. Somchai',
    'ดร.สมชาย',
    'น.ส. สุดา',
    'O’Brien-Smith Jr.',
    'Nok …',
  ],
])('%j is a name', (text) => expect(hasMailInjection(text)).toBe(false));
