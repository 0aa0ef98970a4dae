import { join } from 'node:path';
import { buildIfNeeded } from '../scripts/build.ts';
import { runProgram } from '../scripts/run-program.ts';
import { workers } from './product.ts';

const program = join(import.meta.dirname, 'serve-product.ts');

// A product for each worker, all at once; where one ends, none goes on.
await buildIfNeeded();
const products = Array.from({ length: workers }, (_, index) =>
  runProgram(process.execPath, [program], { env: { TEST_PARALLEL_INDEX: String(index) } }),
);
process.exitCode = await Promise.race(products);
process.kill(process.pid, 'SIGTERM');
await Promise.all(products);
