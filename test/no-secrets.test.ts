import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);

/** Patterns of real secret keys. */
const keys: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----\r?\n[A-Za-z0-9+/=]/,
  // Live keys of the payment provider; test keys contain `test_`.
  /\b[sp]key_(?!test_|\w*\[)[a-z0-9_]*[a-z0-9]{12,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{30,}/,
  /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
  /\bAIza[0-9A-Za-z_-]{35}\b/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/,
];

const matchesIn = (text: string) => keys.filter((key) => key.test(text)).map(String);

test('no file of the repository holds a key', () => {
  expect(files.length).toBeGreaterThan(1000);
  const holding = files
    .filter((file) => /\.(ts|tsx|mjs|cjs|js|json|md|sql|sh|ya?ml|env|txt|html|svg|css)$|^\.|file$/i.test(file))
    .map((file) => [file, matchesIn(readFileSync(join(root, file), 'utf8'))] as const)
    .filter(([, kinds]) => kinds.length > 0);
  expect(holding).toEqual([]);
});

test('nor a file in which keys are kept', () => {
  expect(
    files.filter((file) => /(^|\/)(\.env(\.\w+)?|secret\.key|id_(rsa|ed25519)|.*\.(pem|p12|pfx|jks))$/.test(file)),
  ).toEqual([]);
});

test.each([
  `-----BEGIN PRIVATE ${'KEY'}-----\nMIIE`,
  `skey_${'5x0123456789abcdef'}`,
  `AKIA${'ABCDEFGHIJKLMNOP'}`,
  `ghp_${'a'.repeat(36)}`,
])('a key such as the %#th would be seen', (key) => expect(matchesIn(`const key = '${key}'`)).toHaveLength(1));
