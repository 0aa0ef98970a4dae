/** Changes a path, using a nonsense text. */
type Trick = (path: string, text: string) => string;

/** Other spellings of the path, or extensions of it. */
const respelt: readonly Trick[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api', '/%61pi'),
  (path) => path.toUpperCase(),
  (path) => `${path}/../../etc/passwd`,
  (path) => `${path}/%2e%2e/%2e%2e/settings`,
  (path) => `${path}%00`,
  (path) => `${path}%`,
  (path) => `${path}?%`,
  (path) => `${path}/%c0%af`,
  (path) => `${path};a=b`,
  (path) => `${path}/${'x/'.repeat(500)}`,
  (path) => `${path}${'x'.repeat(3000)}`,
];

/** Paths of pages and files instead of a call. */
const elsewhere: readonly Trick[] = [
  (path) => path.replace('/api', ''),
  (path) => `/assets/..${path}`,
  (_path, text) => `/${encodeURIComponent(text)}`,
  (_path, text) => `/api/${encodeURIComponent(text)}`,
  (_path, text) => `/pictures/${encodeURIComponent(text)}`,
  (_path, text) => `/drawings/${encodeURIComponent(text)}`,
  (_path, text) => `/og/vehicle/${encodeURIComponent(text)}`,
  (_path, text) => `/vehicles?search=${encodeURIComponent(text)}`,
];

export const tricks: readonly Trick[] = [...respelt, ...elsewhere];
