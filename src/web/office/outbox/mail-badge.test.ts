import { expect, test } from 'vitest';
import { isRemoved } from './mail-badge.tsx';

test('a mail whose person was deleted has nobody it went to', () => {
  expect(isRemoved({ to: { name: '', address: '' } })).toBe(true);
  expect(isRemoved({ to: { name: '', address: 'hannah@example.com' } })).toBe(false);
});
