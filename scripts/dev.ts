import { runProgram } from './run-program.ts';

// Each restart builds the pages anew when something under them has changed.
const watched = ['src', 'public', 'migrations'].map((folder) => `--watch-path=${folder}`);
process.exitCode = await runProgram('node', ['--watch', ...watched, '--watch-preserve-output', 'scripts/start.ts'], {
  env: { NODE_ENV: 'development' },
});
