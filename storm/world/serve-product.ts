import process from 'node:process';
import { keepCompiled, openCompileCache } from '../../scripts/compile-cache.ts';

// The product as its own start runs it, in a process that the storm may kill. However the storm ends, it does not live on.
process.once('disconnect', () => process.exit());

openCompileCache();
const { start } = await import('../../src/main.ts');
await start();
keepCompiled();
