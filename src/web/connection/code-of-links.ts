import { missingFiles } from './keep-pages-loading.ts';
import { fetchFile } from './load-part.ts';

/**
 * Fetches the code behind a link that is pointed at, touched or focused. Its data are loaded only after the click: once,
 * and as they are then.
 */
export const fetchCodeOfLinks = (): void => {
  document.addEventListener('pointerover', fetchCode);
  document.addEventListener('focusin', fetchCode);
};

const fetchCode = ({ target }: Event) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (link) for (const file of missingFiles(link.pathname)) void fetchFile(file);
};
