/** The path to return to if it is on this site; otherwise `/`. */
export const ownPath = (path: unknown): string => {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || hasControls(path)) return '/';
  const here = new URL('http://here');
  const there = URL.parse(path, here);
  return there?.origin === here.origin && !there.pathname.startsWith('//')
    ? `${there.pathname}${there.search}${there.hash}`
    : '/';
};

const hasControls = (text: string) => [...text].some((one) => one < ' ' || one === '\u007f' || one === '\\');
