/** The addresses of the pictures that a text names, in Markdown or HTML, each once. Pages show no pictures. */
export const picturesIn = (text: string): string[] => {
  const named = [...text.matchAll(/!\[[^\]]*\]\(\s*<?([^)\s>]+)|<img\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/gi)];
  return [...new Set(named.map(([, written, tagged]) => written ?? tagged ?? ''))];
};
