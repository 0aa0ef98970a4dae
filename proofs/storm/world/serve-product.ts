import { keepCompiled, openCompileCache } from '../../../scripts/compile-cache.ts';
import { endWithStorm } from './end-with-storm.ts';

// Runs the product as `npm start` does, in a process that the storm may kill; exits when the storm ends.
endWithStorm();

openCompileCache();
const { start } = await import('../../../src/main.ts');
await start();
keepCompiled();
