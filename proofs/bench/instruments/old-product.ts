import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../../../scripts/run-program.ts';

/** The commit that figures are compared with: the product before it was made faster. */
export const OLD = '4aa95e8';

/** The built product as of `OLD`, in a folder of its own; made once for a machine. Throws where git does not know it. */
export const oldProduct = async (say: (line: string) => void): Promise<string> => {
  // Not under node_modules, where Node runs no TypeScript.
  const folder = join(tmpdir(), `saphan-${OLD}`);
  if (existsSync(join(folder, 'build', '.stamp'))) return folder;
  say(`Building the product as of ${OLD}, once for this machine`);
  const unfinished = `${folder}-unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  const archive = join(unfinished, 'product.tar');
  await must('git', ['archive', '--output', archive, OLD]);
  await must('tar', ['-xf', archive, '-C', unfinished]);
  await must('npm', ['run', 'build', '--prefix', unfinished]);
  await rename(unfinished, folder);
  return folder;
};

const must = async (program: string, args: string[]) => {
  const status = await runProgram(program, args, { isQuiet: true });
  if (status) throw new Error(`${program} ${args.join(' ')} ended with ${status}`);
};
