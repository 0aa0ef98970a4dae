import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runProgram } from './run-program.ts';
import { say } from './say.ts';

// `npm run pictures` saves a screenshot of every look at every screen in .pictures, or in the folder of `--into`;
// `npm run pictures -- --against FOLDER` compares each with one from an earlier run. Further arguments select journeys.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: '.pictures' }, against: { type: 'string' } },
});
const { into, against } = values;

if (against !== undefined && !(await stat(against).catch(() => null))) {
  say(`There are no pictures in ${against}: npm run pictures -- --into ${against} makes them`);
  process.exit(2);
}

const output = 'node_modules/.cache/pictures';
const how = against === undefined ? 'all' : 'none';
const looks = ['--grep', 'accessible and whole', '--reporter', 'list', '--retries', '0', '--output', output];
process.exitCode = await runProgram('playwright', ['test', ...looks, '--update-snapshots', how, ...positionals], {
  env: { PICTURES: resolve(against ?? into) },
});
if (against !== undefined && process.exitCode !== 0)
  say(`What differs is named above; in ${output} each has its picture before, now, and the difference`);
