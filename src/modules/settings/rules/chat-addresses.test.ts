import { expect, test } from 'vitest';
import { chatAddresses } from './chat-addresses.ts';

const nothing = { line: '', messenger: '', whatsapp: '' };
const on = { enableChatSupport: true };

test.each([
  ['line', '@saphan', 'https://line.me/R/ti/p/%40saphan'],
  ['line', 'saphan-bkk', 'https://line.me/ti/p/~saphan-bkk'],
  ['line', 'https://lin.ee/aB3x', 'https://lin.ee/aB3x'],
  ['line', 'line.me/R/ti/p/@saphan', 'https://line.me/R/ti/p/@saphan'],
  ['messenger', 'saphan.cars', 'https://m.me/saphan.cars'],
  ['messenger', 'https://M.me/saphan', 'https://m.me/saphan'],
  ['whatsapp', '+66 81 555 0199', 'https://wa.me/66815550199'],
  ['whatsapp', '081 555 0199', 'https://wa.me/66815550199'],
  ['whatsapp', '+61 4 5550 0142', 'https://wa.me/61455500142'],
  ['whatsapp', 'https://wa.me/66815550199?text=Hi', 'https://wa.me/66815550199?text=Hi'],
] as const)('%s %j is reached at %s', (app, text, address) => {
  expect(chatAddresses(on, { ...nothing, [app]: text })).toEqual([{ app, address }]);
});

test.each([
  ['line', 'ask at the desk'],
  ['line', 'https://evil.example/R/ti/p/@saphan'],
  ['line', 'javascript:alert(1)'],
  ['line', 'http://line.me/R/ti/p/@saphan'],
  ['line', 'https://line.me@evil.example/x'],
  ['messenger', 'https://line.me/R/ti/p/@saphan'],
  ['whatsapp', '0199'],
  ['whatsapp', '555 0199 0199'],
  ['whatsapp', ' '],
] as const)('%s %j leads nowhere', (app, text) => {
  expect(chatAddresses(on, { ...nothing, [app]: text })).toEqual([]);
});

test('switched off there is none, whatever is set', () => {
  const social = { line: '@saphan', messenger: 'saphan', whatsapp: '+66815550199' };
  expect(chatAddresses({ enableChatSupport: false }, social)).toEqual([]);
  expect(chatAddresses(on, social).map(({ app }) => app)).toEqual(['line', 'messenger', 'whatsapp']);
});
