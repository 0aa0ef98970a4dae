import { expect, test } from '@playwright/test';

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
};

const scriptOf = (policy = '') => /script-src ([^;]*)/.exec(policy)?.[1] ?? '';

test('every kind of answer of the built site says what a browser may do with it', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
  const style = /\/assets\/[\w.-]+\.css/.exec(page)?.[0] ?? '';
  const { etag = '' } = (await request.get('/favicon.svg')).headers();
  const kinds: [url: string, status: number, headers?: Record<string, string>][] = [
    ...([
      ['/', 200],
      ['/vehicles', 200],
      ['/terms', 200],
      ['/login', 200],
      ['/nothing-here', 404],
      ['/vehicles/available', 404],
    ] as [string, number][]),
    ...([
      ['/terms/', 308],
      ['/admin/dashboard', 302],
      ['/preferences', 302],
      ['/robots.txt', 200],
      ['/sitemap.xml', 200],
    ] as [string, number][]),
    ...([
      [asset, 200],
      [style, 200],
      ['/drawings/suv.svg', 200],
      ['/og/home.png', 200],
      ['/pictures/none/640.webp', 404],
    ] as [string, number][]),
    ...([
      ['/api/health', 200],
      ['/api/users', 401],
      ['/api/nothing', 404],
      ['/api/docs/', 200],
      ['/%', 400],
    ] as [string, number][]),
    ['/favicon.svg', 304, { 'if-none-match': etag }],
  ];
  for (const [url, status, headers = {}] of kinds) {
    const answer = await request.get(url, { headers, maxRedirects: 0 });
    expect([url, answer.status(), answer.headers()]).toMatchObject([url, status, always]);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect([url, policy]).toEqual([url, expect.stringMatching(/default-src '(none|self)'/)]);
    expect([url, scriptOf(policy)]).toEqual([url, expect.not.stringContaining('unsafe')]);
    expect([url, policy]).toEqual([url, expect.stringContaining("frame-ancestors 'none'")]);
  }
});

test('each page has a nonce of its own, on every script and style in it, and no other script would run', async ({
  request,
}) => {
  const nonces = new Set<string>();
  for (const url of ['/', '/vehicles', '/login', '/nothing-here', '/']) {
    const answer = await request.get(url);
    const nonce = /'nonce-([^']+)'/.exec(scriptOf(answer.headers()['content-security-policy']))?.[1] ?? '';
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    nonces.add(nonce);
    const text = await answer.text();
    const tags = text.match(/<(script|style)\b[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(0);
    expect(
      tags.filter((tag) => !tag.includes(`nonce="${nonce}"`) && !/type="application\/(ld\+)?json"/.test(tag)),
    ).toEqual([]);
    expect(text).not.toMatch(/\son\w+="/);
  }
  expect(nonces.size).toBe(5);
});
