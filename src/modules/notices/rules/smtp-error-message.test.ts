import { expect, test } from 'vitest';
import { smtpErrorMessage } from './smtp-error-message.ts';

const notTaken = 'The mail server did not take the mail';

test.each([
  [{ code: 'EAUTH', response: '535 5.7.8 No' }, 'The mail server refuses the user or the password: 535 5.7.8 No'],
  [{ code: 'EMESSAGE', response: '554-One\r\n554 Two' }, `${notTaken}: 554-One 554 Two`],
  [{ code: 'EPROTOCOL', response: '554 Not now' }, `${notTaken}: 554 Not now`],
  [
    { code: 'EPROTOCOL', message: 'Invalid greeting. response=[hidden]' },
    'What answers at this host and port is no mail server',
  ],
  [{ code: 'EODD', message: 'SSH-2.0-OpenSSH_9.6' }, notTaken],
  [{ code: 'ESOCKET', message: 'read ECONNRESET' }, 'The mail server closed the connection'],
  [
    { code: 'ETLS', message: 'Error initiating TLS - self-signed certificate' },
    'The connection could not be secured. Check port and SSL/TLS: 465 uses it from the start, 587 does not',
  ],
])('%j is told as: %s', (error, sentence) => expect(smtpErrorMessage(error)).toBe(sentence));

test('of a reply no more than 300 letters are told', () =>
  expect(smtpErrorMessage({ response: `550 ${'x'.repeat(1000)}` }).length).toBe(`${notTaken}: `.length + 300));
