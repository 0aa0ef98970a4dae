import process from 'node:process';

/** Ends this process when the storm that started it is gone, however that ended. */
export const endWithStorm = (): void => {
  process.once('disconnect', () => process.exit());
  if (!process.connected) process.exit();
};
