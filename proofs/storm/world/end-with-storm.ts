import process from 'node:process';

/** Exits this process when the storm that started it has ended, for whatever reason. */
export const endWithStorm = (): void => {
  process.once('disconnect', () => process.exit());
  if (!process.connected) process.exit();
};
