import { endWithStorm } from './end-with-storm.ts';

// Runs the payment sandbox; exits when the storm ends.
endWithStorm();

await import('../../../src/omise-sandbox/main.ts');
