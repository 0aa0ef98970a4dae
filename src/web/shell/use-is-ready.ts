import { useSyncExternalStore } from 'react';

/** Whether scripts are ready: then a form is checked with our own messages instead of the browser's. */
export const useIsReady = (): boolean => useSyncExternalStore(subscribe, inBrowser, onServer);

const subscribe = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
