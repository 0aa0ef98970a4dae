import { redirectDocument } from 'react-router';

/**
 * Client middleware of every office page. Whoever comes from the site loads the page anew: what a page may use, such as
 * the camera, is decided when it is loaded, and the site may not use it.
 */
export const loadPage = ({ request }: Readonly<{ request: Request }>): void => {
  const { pathname, search, hash } = new URL(request.url);
  if (!window.location.pathname.startsWith('/admin')) throw redirectDocument(pathname + search + hash);
};
