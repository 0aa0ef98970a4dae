/** `Wi-Fi hotspot` is `wi-fi-hotspot`. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The dictionary's word for a text of a fixed list, if it is there. */
export const wordListed = (text: string, words: Readonly<Record<string, string>>): string | undefined => {
  const slug = slugOf(text);
  return Object.hasOwn(words, slug) ? words[slug] || undefined : undefined;
};

/** The same; what the business typed itself stays as it is. */
export const listedWord = (text: string, words: Readonly<Record<string, string>>): string =>
  wordListed(text, words) ?? text;
