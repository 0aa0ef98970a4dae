import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * When the page was copied that this device opened in place of the server's, in milliseconds; null for the server's, and
 * once it has other `data` than it opened with.
 */
export const useCopiedAt = (data: unknown): number | null => {
  const [opened] = useState(() => data);
  const copiedAt = useSyncExternalStore(subscribe, inBrowser, onServer);
  // What this page goes to is no copy.
  useEffect(() => () => void delete document.documentElement.dataset.copiedAt, []);
  return data === opened ? copiedAt : null;
};

const subscribe = () => () => undefined;
const inBrowser = () => Number(document.documentElement.dataset.copiedAt) || null;
const onServer = () => null;
