import { readFile } from 'node:fs/promises';
import { asListed, filterOf } from './breached-filter.ts';

/** Made by `npm run build` (scripts/breached-passwords.ts). */
const file = new URL('../../../../build/breached-passwords.bin', import.meta.url);

let loading: ReturnType<typeof load> | undefined;

// 1.8 MB, loaded when the first password is set.
const load = async () => filterOf(await readFile(file));

/** Whether a password is on the lists of stolen ones. Says so of one in 100,000 others too. */
export const isBreached = async (password: string): Promise<boolean> => {
  loading ??= load();
  return (await loading).test(asListed(password));
};
