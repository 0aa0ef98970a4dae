import { expect, test } from 'vitest';
import { withoutKeys } from './without-keys.ts';

const site = 'https://saphan.example';

test.each([
  [`${site}/verify-email?token=aB3-_x&lang=en`, `${site}/verify-email?token=…&lang=en`],
  [`${site}/password-reset/confirm?lang=th&token=aB3`, `${site}/password-reset/confirm?lang=th&token=…`],
  [`<a href="${site}/verify?lang=th&amp;token=aB3&amp;x=1">`, `<a href="${site}/verify?lang=th&amp;token=…&amp;x=1">`],
  [`${site}/verify-email?lang=en#token=aB3-_x`, `${site}/verify-email?lang=en#token=…`],
  [`${site}/booking/manage/1#access=k_9`, `${site}/booking/manage/1#access=…`],
  [`${site}/booking/find?reference=BKK2345AB`, `${site}/booking/find?reference=BKK2345AB`],
  ['your token=secret is no link', 'your token=secret is no link'],
])('%s is shown as %s', (sent, shown) => expect(withoutKeys(sent)).toBe(shown));
