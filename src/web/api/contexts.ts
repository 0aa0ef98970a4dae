import { createContext, type RouterContextProvider } from 'react-router';
import type { Client } from './client.ts';
import type { Transport } from './transport.ts';

/** What the server hands over with each page request. Made by `provideContext` of entry.server. */
export type PageRequest = Readonly<{
  /** Of this request's Content-Security-Policy. */
  nonce: string;
  /** The origin that customers see, whatever host this request came by. */
  origin: string;
  /** Calls the endpoints in process, as the visitor who asked for the page. */
  transport: Transport;
  /** Logs a defect that rendering met. */
  report: (error: unknown) => void;
}>;

export const pageRequestContext = createContext<PageRequest>();

/** The client of loaders and actions: `context.get(apiContext).call('GET /vehicles')`. Set by the root's middleware. */
export const apiContext = createContext<Client>();

export type ServerContext = Readonly<RouterContextProvider>;
