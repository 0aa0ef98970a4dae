import { useSyncExternalStore } from 'react';

/** Whether scripts are here: then a form is checked in the product's own words instead of the browser's. */
export const useIsReady = (): boolean => useSyncExternalStore(subscribe, inBrowser, onServer);

const subscribe = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
