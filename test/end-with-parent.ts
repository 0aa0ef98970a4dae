import { isMainThread } from 'node:worker_threads';

// Preloaded into processes that tests start with a pipe as stdin: however the tests end, the pipe closes, and the
// process exits. Its worker threads load this file too, but have no such pipe.
if (isMainThread) process.stdin.resume().once('close', () => process.exit());
