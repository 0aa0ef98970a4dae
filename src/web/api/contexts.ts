import { createContext, type RouterContextProvider } from 'react-router';
import type { Client } from './client.ts';
import type { Transport } from './transport.ts';

/** What the server passes to each page request. Created by `provideContext` of entry.server. */
export type PageRequest = Readonly<{
  /** The nonce of this request's Content-Security-Policy. */
  nonce: string;
  /** The public origin that customers see, whatever host this request arrived on. */
  origin: string;
  /** Whether pages for developers are there. */
  hasDeveloperPages: boolean;
  /** Calls the endpoints in process, as the visitor who requested the page. */
  transport: Transport;
  /** Logs an error thrown while rendering. */
  report: (error: unknown) => void;
}>;

export const pageRequestContext = createContext<PageRequest>();

/** The client of loaders and actions: `context.get(apiContext).call('GET /vehicles')`. Set by the root's middleware. */
export const apiContext = createContext<Client>();

export type ServerContext = Readonly<RouterContextProvider>;
