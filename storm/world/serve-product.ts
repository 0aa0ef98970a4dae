import { start } from '../../src/main.ts';

// The product as its own start runs it, in a process that the storm may kill.
await start();
