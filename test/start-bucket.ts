import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The package's `bin` entry does not exist; this calls the CLI directly, with the arguments after the program name.
const cli = createRequire(import.meta.url)
  .resolve('@20minutes/s3rver')
  .replace(/s3rver\.js$/, 'cli.js');
const endWithParent = join(import.meta.dirname, 'end-with-parent.ts');
const run = ['--import', endWithParent, '-e', `require(${JSON.stringify(cli)}).parseAsync()`, 's3rver'];

const BUCKET = 'saphan-files';

export type StartedBucket = Awaited<ReturnType<typeof startBucket>>;

/**
 * An S3 server in a separate process with one empty bucket; `url` is its `FILES_URL`. It checks access keys but not
 * signatures, because it calculates those of bucket URLs without their trailing slash.
 */
export const startBucket = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saphan-s3-'));
  const where = ['-d', folder, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', BUCKET];
  const how = ['--silent', '--no-vhost-buckets', '--allow-mismatched-signatures'];
  const child = spawn(process.execPath, [...run, ...where, ...how], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const [, heard] = /listening on \S+?:(\d+)/.exec(output) ?? [];
      if (heard) resolve(heard);
    });
    void exited.then(() => reject(new Error(`The S3 server ended before it was ready: ${output}`)));
  });
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/${BUCKET}?tls=off`,
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
