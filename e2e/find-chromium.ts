import { accessSync, constants, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser for the journeys: `CHROMIUM_PATH`, otherwise one on the PATH, otherwise the one in an npm package. */
export const findChromium = async () => ({
  executablePath: process.env.CHROMIUM_PATH || onPath() || (await packaged()),
  args: flags,
});

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome', 'chrome'].map((name) => join(folder, name)))
    .find(isExecutable);

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

// The package unpacks Chromium into TMPDIR and reuses an older one there, so it gets a folder of its own.
const packaged = async (): Promise<string> => {
  const folder = join(import.meta.dirname, '../node_modules/.cache/chromium');
  mkdirSync(folder, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  return path;
};
