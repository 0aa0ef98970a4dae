/** The path to go back to, if it is one of ours; else the home page. */
export const ownPath = (asked: unknown): string => {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked) || hasControls(asked)) return '/';
  const here = new URL('http://here');
  const there = URL.parse(asked, here);
  return there?.origin === here.origin && !there.pathname.startsWith('//')
    ? `${there.pathname}${there.search}${there.hash}`
    : '/';
};

const hasControls = (text: string) => [...text].some((one) => one < ' ' || one === '\u007f' || one === '\\');
