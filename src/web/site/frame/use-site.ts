import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';
import type { Site } from './site.ts';

/** The frame's facts on any page below the root. */
export const useSite = (): Site => useRoot().site;

/** The server's clock when the page was made, in milliseconds: start from it, so that both sides render alike. */
export const useServerNow = (): number => useRoot().now;

const useRoot = () => {
  const root = useRouteLoaderData<typeof loader>('root');
  if (!root) throw new Error('The root loader has not run');
  return root;
};
