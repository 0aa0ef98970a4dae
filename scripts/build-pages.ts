import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { writeBreachedFilter } from './breached-passwords.ts';
import { runProgram } from './run-program.ts';
import { sbomOf } from './sbom.ts';

const root = join(import.meta.dirname, '..');

// Builds the pages with their service worker, and beside them the bill of materials and the filter of stolen passwords.
for (const folder of ['client', 'server']) await rm(join(root, 'build', folder), { recursive: true, force: true });
const status = await runProgram('react-router', ['build']);
if (status !== 0) process.exit(status);
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: join(root, 'build', 'client'),
    emptyOutDir: false,
    lib: {
      entry: join(root, 'src/web/device/offline-worker.ts'),
      formats: ['es'],
      fileName: () => 'offline-worker.js',
    },
  },
});
const lock = await readFile(join(root, 'package-lock.json'), 'utf8');
await writeFile(join(root, 'build', 'sbom.cdx.json'), sbomOf(lock));
await writeBreachedFilter();
