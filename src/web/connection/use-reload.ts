import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { onOutage, outageNow } from './outage.ts';

/**
 * Loads the data of the page again. Resolves when they arrive, and also when an outage begins: the page stays, its data
 * follow later, and the caller can say that what it sent was saved.
 */
export const useReload = (): (() => Promise<void>) => {
  const { revalidate } = useRevalidator();
  return useCallback(
    () =>
      new Promise((resolve) => {
        const stop = onOutage(() => outageNow() && resolve());
        void revalidate().finally(() => {
          stop();
          resolve();
        });
      }),
    [revalidate],
  );
};
