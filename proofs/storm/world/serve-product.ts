import { builtProduct } from '../../../scripts/build.ts';
import { keepCompiled, openCompileCache } from '../../../scripts/compile-cache.ts';
import { endWithStorm } from './end-with-storm.ts';

// Runs the product as `npm start` does, in a process that the storm may kill; exits when the storm ends.
endWithStorm();

openCompileCache();
const { start } = await builtProduct();
await start();
keepCompiled();
