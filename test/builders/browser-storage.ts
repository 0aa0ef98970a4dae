/** What `localStorage` and `sessionStorage` do, for tests. */
export const browserStorage = (texts = new Map<string, string>()) => ({
  getItem: (place: string) => texts.get(place) ?? null,
  setItem: (place: string, text: string) => void texts.set(place, text),
  removeItem: (place: string) => void texts.delete(place),
});
