/** Whether a call is meant by `METHOD /path`: `*` for every method, `:name` for any part, `*` at the end for any rest. */
export const takes = (pattern: string, method: string, path: string): boolean => {
  const [wantedMethod, wantedPath = ''] = pattern.split(' ');
  if (wantedMethod !== '*' && wantedMethod !== method) return false;
  const parts = partsOf(path);
  const wanted = partsOf(wantedPath);
  const isOpen = wanted.at(-1) === '*';
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  if (isOpen ? parts.length < fixed.length : parts.length !== fixed.length) return false;
  return fixed.every((part, index) => part.startsWith(':') || part === parts[index]);
};

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);
