import { expect, test } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const nonce = { nonce: 'bm9uY2U=' };
const policy = (vaultUrl: string | null = null, scripts: Parameters<typeof pagePolicy>[0]['scripts'] = nonce) =>
  new Map(
    pagePolicy({ scripts, vaultUrl, secure: false })
      .split('; ')
      .map((line) => {
        const [name = '', ...sources] = line.split(' ');
        return [name, sources.join(' ')];
      }),
  );

test('nothing may be loaded that is not named', () => {
  expect(policy().get('default-src')).toBe("'none'");
});

test('only the map may stand in a frame, and only it and the vault may be reached beside ourselves', () => {
  const withVault = policy('https://vault.example/tokens');
  expect(withVault.get('frame-src')).toBe('https://www.openstreetmap.org');
  expect(withVault.get('connect-src')).toBe("'self' https://www.openstreetmap.org https://vault.example");
  expect(policy().get('connect-src')).toBe("'self' https://www.openstreetmap.org");
});

test('inline scripts run with this request’s nonce alone, or by their hashes', () => {
  expect(policy().get('script-src')).toBe("'self' 'nonce-bm9uY2U=' 'strict-dynamic'");
  expect(policy(null, { hashes: ['YQ==', 'Yg=='] }).get('script-src')).toBe(
    "'self' 'sha256-YQ==' 'sha256-Yg==' 'strict-dynamic'",
  );
});

test('our own pages stand in nobody’s frame', () => {
  expect(policy().get('frame-ancestors')).toBe("'none'");
});
