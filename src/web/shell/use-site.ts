import { useRouteLoaderData } from 'react-router';
import type { Site } from './site.ts';

/** What the root's loader gives every page. */
export type RootFacts = Readonly<{
  site: Site;
  /** Of every address of ours that leaves the site, such as `https://saphan.example`. */
  origin: string;
  /** The server's clock, in milliseconds, so that server and browser agree what today is. */
  now: number;
}>;

/** The frame's facts on any page below the root. */
export const useSite = (): Site => useRoot().site;

/** Which of a text's variants holds here: where no mails go out about bookings, `_noMail`. */
export const useNoMail = () => (useSite().confirmsByMail ? {} : ({ context: 'noMail' } as const));

/** The server's clock when the page was made, in milliseconds: start from it, so that both sides render alike. */
export const useServerNow = (): number => useRoot().now;

/** Everything the root's loader gave; undefined where it failed. */
export const useRootIfAny = () => useRouteLoaderData<() => RootFacts>('root');

/** The origin of our addresses, for those that leave the site. */
export const useOrigin = (): string => useRoot().origin;

const useRoot = () => {
  const root = useRootIfAny();
  if (!root) throw new Error('The root loader has not run');
  return root;
};
