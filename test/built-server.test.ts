import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { onTestFinished, test } from 'vitest';
import { bundle } from '../scripts/build-server.ts';
import { inAscii } from '../scripts/one-byte.ts';

const root = join(import.meta.dirname, '..');

/** Bundles a file of the source, and returns where its bundle lies. */
const bundled = async (entry: string): Promise<string> => {
  const folder = await mkdtemp(join(root, 'node_modules/.cache/bundle-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await bundle({ entry, folder });
  return join(folder, entry.replace(/.*\/(.*)\.ts$/, '$1.js'));
};

/** What an expression prints that has the exports of a bundled file as `built`. */
const printed = async (entry: string, expression: string): Promise<string> => {
  const file = await bundled(entry);
  const code = `const built = await import(${JSON.stringify(file)}); console.log(${expression})`;
  const flags = ['--enable-source-maps', '--input-type=module', '--eval', code];
  return (await promisify(execFile)(process.execPath, flags)).stdout.trim();
};

test('an error of the built server names the line of the source', async ({ expect }) => {
  const entry = 'src/platform/env.ts';
  const stack = await printed(entry, "(() => { try { built.readEnv({ PORT: 'x' }) } catch (e) { return e.stack } })()");
  const lines = (await readFile(join(root, entry), 'utf8')).split('\n');
  const line = 1 + lines.findIndex((text) => text.includes('throw new Problem('));
  expect(stack).toContain(`${join(root, entry)}:${line}:`);
});

test('an error in a package does not name a line of ours', async ({ expect }) => {
  const stack = await printed(
    'src/platform/database/database.ts',
    "await built.connect('postgres://nobody@127.0.0.1:1/nothing').pool.query('').catch(({ stack }) => stack)",
  );
  expect(stack).toContain('/assets/packages-');
  expect(stack).not.toContain(join(root, 'src'));
});

test('the built server finds the files that lie beside its source', async ({ expect }) => {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  expect(await printed('src/platform/product-version.ts', 'built.productVersion')).toBe(version);
});

test('the built server is ASCII, which V8 holds with one byte for each letter, and says what its source says', async ({
  expect,
}) => {
  const entry = 'src/words/th/account-mail.ts';
  const [file, source] = [await bundled(entry), await import(join(root, entry))];
  expect(await readFile(file, 'utf8')).toMatch(/^[\0-\x7f]+$/);
  expect(await import(file)).toEqual(source);
});

test.for([...["'วัน ×'", "'\\ก'", "'\\\\ก'", '`😀 \\—`'], ...["/^[ก-๙]+\\é$/.test('กขé')", "/^😀$/u.test('😀')"]])(
  '%s means the same in ASCII',
  (code, { expect }) => {
    expect(inAscii(code)).toMatch(/^[\0-\x7f]+$/);
    expect(runInNewContext(inAscii(code))).toBe(runInNewContext(code));
  },
);
