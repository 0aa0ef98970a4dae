import { useRouteLoaderData } from 'react-router';
import type { Site } from './site.ts';

/** What the root's loader returns to every page. */
export type RootFacts = Readonly<{
  site: Site;
  /** The origin of absolute addresses of this site, such as `https://saphan.example`. */
  origin: string;
  /** The server's clock, in milliseconds, so that server and browser agree on the date. */
  now: number;
}>;

/** The site's facts, on any page below the root. */
export const useSite = (): Site => useRoot().site;

/** The context of a text, its form on this site: `noMail` where the business sends no mails about bookings. */
export const useMailContext = () => (useSite().confirmsByMail ? {} : ({ context: 'noMail' } as const));

/**
 * The server's clock when the page was rendered, in milliseconds; use it for the first render, so that both sides
 * match.
 */
export const useServerNow = (): number => useRoot().now;

/** The data of the root's loader; undefined where it failed. */
export const useRootIfAny = () => useRouteLoaderData<() => RootFacts>('root');

/** The origin of absolute addresses of this site. */
export const useOrigin = (): string => useRoot().origin;

const useRoot = () => {
  const root = useRootIfAny();
  if (!root) throw new Error('The root loader has not run');
  return root;
};
