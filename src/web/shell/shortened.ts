/** What search engines show of a description. */
const room = 160;

/** A text that ends at a word, with an ellipsis, when it is longer than a description may be. */
export const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= room) return line;
  const cut = line.slice(0, room);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > room / 2 ? space : room - 1).replace(/[\s,.;:]+$/, '')}…`;
};
