import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { refusedMail } from './mail.ts';

const signIn = { user: 'saphan@example.com', password: 'canary-7hK2' };

test('what a server says of each recipient gives no password away either', () => {
  const ofOne = Object.assign(new Error('550 You said canary-7hK2'), { response: '550 You said canary-7hK2' });
  const error = Object.assign(new Error('No recipient was taken: 550 You said canary-7hK2'), {
    code: 'EENVELOPE',
    responseCode: 550,
    response: '550 You said canary-7hK2',
    rejectedErrors: [ofOne],
    cause: ofOne,
    rejected: ['hannah@example.com'],
  });
  const safe = refusedMail(error, signIn);
  expect(safe).toMatchObject({ code: 'EENVELOPE', responseCode: 550, response: '550 You said [hidden]' });
  expect(inspect(safe, { depth: null, showHidden: true })).not.toContain('canary');
});
