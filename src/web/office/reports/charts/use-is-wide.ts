import { useSyncExternalStore } from 'react';

/** From this width on the figures stand under the bars: `lg` of the styles. */
const WIDE = '(min-width: 64rem)';

const watch = (onChange: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the screen is wide; false on the server. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  );
