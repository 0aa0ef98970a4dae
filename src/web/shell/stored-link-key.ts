import { storedText } from './stored-text.ts';

/** The path and the key of the link that was last opened in this tab. */
const storage = storedText('tab', 'link-key');

/** Keeps the key of a page for this tab, so that it survives a reload or a switch of the language. */
export const storeLinkKey = (path: string, key: string): void => void storage.write(`${path} ${key}`);

/** The stored key of a page; empty without one. */
export const storedLinkKey = (path: string): string => {
  const [of, key = ''] = (storage.read() ?? '').split(' ');
  return of === path ? key : '';
};

export const forgetLinkKey = (): void => storage.remove();
