import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const here = (name: string) => JSON.stringify(join(import.meta.dirname, name));

const program = (before: string) => `
  import { createLog } from ${here('log.ts')};
  import { logUnhandled } from ${here('log-unhandled.ts')};
  ${before}
  void Promise.reject(new TypeError('a page read what was not there'));
  setTimeout(() => process.stdout.write('still here'), 50);`;

const started = (before: string) => run(process.execPath, ['--input-type=module', '-e', program(before)]);

test('a promise that nobody waited for is logged, and the process goes on', async () => {
  const { stdout } = await started("logUnhandled(createLog('error'));");
  expect(stdout).toContain('a page read what was not there');
  expect(stdout).toMatch(/still here$/);
});

test('without that it would take everybody’s requests with it', async () => {
  await expect(started('')).rejects.toMatchObject({ code: 1, stdout: '' });
});
