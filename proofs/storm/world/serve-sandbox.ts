import { endWithStorm } from './end-with-storm.ts';

// The payment sandbox, which does not live on however the storm ends.
endWithStorm();

await import('../../../src/omise-sandbox/main.ts');
