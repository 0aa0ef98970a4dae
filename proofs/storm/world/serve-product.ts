import { keepCompiled, openCompileCache } from '../../../scripts/compile-cache.ts';
import { endWithStorm } from './end-with-storm.ts';

// The product as its own start runs it, in a process that the storm may kill. However the storm ends, it does not live on.
endWithStorm();

openCompileCache();
const { start } = await import('../../../src/main.ts');
await start();
keepCompiled();
