import { RouterContextProvider } from 'react-router';
import { pageRequestContext } from '#web/api/contexts.ts';

/** The context of a page request to a site at `origin`, which calls nothing. */
export const pageContextAt = (origin: string, hasDeveloperPages = false): RouterContextProvider => {
  const context = new RouterContextProvider();
  const transport = () => Promise.reject(new Error('not asked'));
  context.set(pageRequestContext, { nonce: '', origin, hasDeveloperPages, transport, report: () => undefined });
  return context;
};
