import { untilAnswered } from './until-answered.ts';

/**
 * Loads a part of a page on demand. The build calls it for every dynamic `import()` (vite.config.ts). `files` are the
 * scripts and style sheets that the part needs, without the leading `/`.
 *
 * Chromium remembers a failed import for as long as the page is open. So the files are fetched until they arrive, and only
 * then imported, from the cache. Throws if a file no longer exists, as after a release.
 */
export const loadPart = async <Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> => {
  await Promise.all(files.map((file) => (file.endsWith('.css') ? addStyles(`/${file}`) : fetchFile(`/${file}`))));
  try {
    return await load();
  } catch (reason) {
    const address = String(reason).match(/https?:\S+/)?.[0];
    // Failing once more is no outage, since the file has arrived.
    if (!address || address.endsWith(AGAIN) || !(await fetchFile(address + AGAIN))) throw reason;
    return import(/* @vite-ignore */ address + AGAIN);
  }
};

/** Makes another address of the same file. */
const AGAIN = '?again';

/** The files that came with the page: what runs has them. */
const here = import.meta.env.SSR ? [] : [...document.querySelectorAll('link[rel=modulepreload]')];
const fetched = new Map(here.map((link) => [link.getAttribute('href') ?? '', Promise.resolve(true)]));

/** Fetches a file until the server answers, once per page; returns whether the file exists. */
export const fetchFile = (path: string): Promise<boolean> => {
  const fetching = fetched.get(path) ?? untilAnswered(fetch, new URL(path, window.location.href)).then(({ ok }) => ok);
  fetched.set(path, fetching);
  return fetching;
};

const addStyles = async (href: string) => {
  if (document.querySelector(`link[href="${href}"]`)) return;
  await fetchFile(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
};
