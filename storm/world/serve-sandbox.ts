// The payment sandbox, which does not live on however the storm ends.
process.once('disconnect', () => process.exit());

await import('../../src/omise-sandbox/main.ts');
