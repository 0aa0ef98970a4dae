export const LONGEST_SLUG = 80;

/** Normalises a slug while it is being typed: lowercase, with a hyphen for each run of spaces. */
export const typedSlug = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '-');

/** Normalises a slug for saving: also without repeated, leading and trailing hyphens. */
export const slugFrom = (text: string): string =>
  typedSlug(text.trim()).replaceAll(/-{2,}/g, '-').replaceAll(/^-|-$/g, '');

export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= LONGEST_SLUG;

/**
 * First path segments that screens, files and API calls use: a content page there could never be reached. `/contact` is
 * missing because that screen shows the content page itself. Checked by src/web/taken-addresses.test.ts
 */
const takenByScreens: ReadonlySet<string> = new Set([
  ...['account-deleted', 'admin', 'booking', 'bookings', 'dashboard', 'demo', 'dev', 'login', 'logout'],
  ...['new-password', 'not-found', 'password-reset', 'preferences', 'profile', 'register', 'review'],
  ...['unauthorized', 'vehicles', 'verify-email'],
  ...['api', 'assets', 'drawings', 'health', 'og', 'pictures'],
]);

/** Whether a slug is reserved for a screen, file or API path. */
export const isTakenByScreen = (slug: string): boolean => takenByScreens.has(slug);
