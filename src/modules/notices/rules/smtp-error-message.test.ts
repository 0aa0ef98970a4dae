import { expect, test } from 'vitest';
import { networkCode, smtpAnswer, whyNotTaken } from './smtp-error-message.ts';

const notTaken = 'The mail server did not take the mail';

test.each([
  [{ code: 'EAUTH', response: '535 5.7.8 No' }, 'The mail server refuses the user or the password: 535 5.7.8 No'],
  [{ code: 'EENVELOPE', response: '550 No' }, 'The mail server does not take this sender or recipient: 550 No'],
  [{ code: 'EMESSAGE', response: '554-One\r\n554 Two' }, `${notTaken}: 554-One 554 Two`],
  [{ code: 'EPROTOCOL', response: '554 Not now' }, `${notTaken}: 554 Not now`],
])('%j is an answer, told as: %s', (error, sentence) => expect(smtpAnswer(error)).toBe(sentence));

test.each([
  { code: 'EPROTOCOL', message: 'Invalid greeting. response=[hidden]' },
  { code: 'EODD', message: 'SSH-2.0-OpenSSH_9.6' },
  { code: 'ESOCKET', message: 'read ECONNRESET' },
  { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 203.0.113.9:25' },
  { code: 'ETIMEDOUT', message: 'Greeting never received' },
  { code: 'ENOTFOUND', message: 'getaddrinfo ENOTFOUND mail.example' },
  { code: 'EREFUSED', message: '10.0.0.1:25 is out of reach' },
  { code: 'ETLS', message: 'Error initiating TLS - self-signed certificate' },
])('%j tells nothing of who listens there', (error) => {
  expect(smtpAnswer(error)).toBeUndefined();
  expect(whyNotTaken(error)).toBe('No mail server could be used');
});

test('the log has the code of the network, and nothing of what was said', () => {
  expect(networkCode({ code: 'ESOCKET', message: 'connect ECONNREFUSED 203.0.113.9:25' })).toBe('ECONNREFUSED');
  expect(networkCode({ code: 'EMESSAGE', response: '550 <hannah@example.com>', message: 'Refused' })).toBe('EMESSAGE');
});

test('of a reply no more than 300 letters are told', () =>
  expect(smtpAnswer({ response: `550 ${'x'.repeat(1000)}` })?.length).toBe(`${notTaken}: `.length + 300));
