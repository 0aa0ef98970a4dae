/** Where a browser keeps texts: for this tab until it is closed, or for all its tabs. */
const storages = { tab: () => sessionStorage, browser: () => localStorage };

/**
 * A text that the visitor's browser keeps. One that is full, or refuses to keep anything, has none: the page goes on
 * with what it holds in memory.
 */
export const storedText = (of: keyof typeof storages, place: string) => ({
  read: (): string | null => orNull(() => storages[of]().getItem(place)),
  keep: (text: string): void => void orNull(() => storages[of]().setItem(place, text)),
  forget: (): void => void orNull(() => storages[of]().removeItem(place)),
});

const orNull = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};
