/** The storage of a text: this tab until it is closed, or all tabs of the browser. */
const storages = { tab: () => sessionStorage, browser: () => localStorage };

/**
 * A text in the browser's storage. Where storage is full or blocked, reading returns null and writing does nothing:
 * the page goes on with what it holds in memory.
 */
export const storedText = (of: keyof typeof storages, place: string) => ({
  read: (): string | null => orNull(() => storages[of]().getItem(place)),
  /** Returns whether the text is stored. */
  write: (text: string): boolean => orNull(() => storages[of]().setItem(place, text) ?? true) ?? false,
  remove: (): void => void orNull(() => storages[of]().removeItem(place)),
});

const orNull = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};
