import { isMainThread } from 'node:worker_threads';

// Loaded first into a process that tests start with a pipe for its input: however they end, the pipe closes, and this
// ends too. Its threads load this as well, and have no such pipe.
if (isMainThread) process.stdin.resume().once('close', () => process.exit());
