/** The slug of a text: `Wi-Fi hotspot` becomes `wi-fi-hotspot`. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The translation of a text from a fixed list; undefined if the dictionary has none. */
export const wordListed = (text: string, words: Readonly<Record<string, string>>): string | undefined => {
  const slug = slugOf(text);
  return Object.hasOwn(words, slug) ? words[slug] || undefined : undefined;
};

/** The translation of a text from a fixed list; any other text is returned unchanged. */
export const listedWord = (text: string, words: Readonly<Record<string, string>>): string =>
  wordListed(text, words) ?? text;
