import { expect, test } from 'vitest';
import { confirmsByMail } from './confirms-by-mail.ts';

const on = { emailNotifications: true, bookingConfirmation: true };

test.each([
  ['nobody named a mail server', '', on, false, false],
  ['the environment names one', '', on, true, true],
  ['the settings name one', 'smtp.example.com', on, false, true],
  ['mails are switched off', '', { ...on, emailNotifications: false }, true, false],
  ['mails about bookings are switched off', '', { ...on, bookingConfirmation: false }, true, false],
] as const)('whether a confirmation comes by mail: %s', (_case, smtpHost, notifications, hasMailServer, comes) =>
  expect(confirmsByMail({ email: { smtpHost }, notifications }, hasMailServer)).toBe(comes),
);
