import { expect, test } from 'vitest';
import { socialLinks, weChatOf } from './social-links.ts';

const none = {
  facebook: '',
  twitter: '',
  instagram: '',
  messenger: '',
  line: '',
  whatsapp: '',
  wechat: '',
  wechatQRCode: '',
};

test.each([
  ['facebook', 'https://www.facebook.com/saphan', 'https://www.facebook.com/saphan'],
  ['facebook', 'facebook.com/saphan', 'https://facebook.com/saphan'],
  ['facebook', 'saphan.bkk', 'https://www.facebook.com/saphan.bkk'],
  ['twitter', '@saphan', 'https://x.com/saphan'],
  ['instagram', ' @saphan ', 'https://www.instagram.com/saphan'],
  ['messenger', 'saphan', 'https://m.me/saphan'],
  ['line', '@saphan', 'https://line.me/R/ti/p/%40saphan'],
  ['line', 'https://lin.ee/abc', 'https://lin.ee/abc'],
  ['whatsapp', '+66 81 555 0199', 'https://wa.me/66815550199'],
  ['whatsapp', 'https://wa.me/66815550199', 'https://wa.me/66815550199'],
])('%s written as "%s" leads to %s', (network, written, href) => {
  expect(socialLinks({ ...none, [network]: written })).toEqual([{ network, href }]);
});

const unsafe = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)//facebook.com/',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//',
  'just some words',
  '<a href=x>',
];

test.each(unsafe)('%j becomes no link, in no network', (written) => {
  const everywhere = Object.fromEntries(Object.keys(none).map((network) => [network, written])) as typeof none;
  const links = socialLinks(everywhere);
  expect(links).toEqual([]);
  expect(weChatOf({ ...everywhere, wechatQRCode: '' })).toBeNull();
});

test('a network without a value is not named', () => {
  expect(socialLinks(none)).toEqual([]);
  expect(weChatOf(none)).toBeNull();
});

test.each([
  [
    { wechat: 'saphanbkk', wechatQRCode: '/files/qr.png' },
    { id: 'saphanbkk', href: null, code: '/files/qr.png' },
  ],
  [{ wechat: 'https://u.wechat.com/abc' }, { id: '', href: 'https://u.wechat.com/abc', code: null }],
  [{ wechatQRCode: '/files/qr.png' }, { id: '', href: null, code: '/files/qr.png' }],
])('WeChat %j is shown as %j', (written, shown) => {
  expect(weChatOf({ ...none, ...written })).toEqual(shown);
});

test.each(['//evil.example/qr.png', '/\\evil.example/qr.png', 'https://evil.example/qr.png', 'javascript:alert(1)'])(
  'the picture %s of another site is not shown',
  (wechatQRCode) => {
    expect(weChatOf({ ...none, wechatQRCode })).toBeNull();
  },
);
