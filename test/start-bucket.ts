import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The package names a program that it does not bring; this is what that would run, with arguments after its own name.
const cli = createRequire(import.meta.url)
  .resolve('@20minutes/s3rver')
  .replace(/s3rver\.js$/, 'cli.js');
const endWithParent = join(import.meta.dirname, 'end-with-parent.ts');
const run = ['--import', endWithParent, '-e', `require(${JSON.stringify(cli)}).parseAsync()`, 's3rver'];

const BUCKET = 'saphan-files';

export type StartedBucket = Awaited<ReturnType<typeof startBucket>>;

/**
 * An S3 server as the application meets it, a process of its own, with one empty bucket: `url` is its `FILES_URL`. It
 * knows keys, and looks at no secret: it reckons signatures of buckets without the slash that their addresses end with.
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
