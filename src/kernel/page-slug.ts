const LONGEST_SLUG = 80;

/** A slug as it stands in the form while it is typed: lowercase, with a hyphen for each run of spaces. */
export const typedSlug = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '-');

/** The same as it is kept: without hyphens at its ends, or several beside each other. */
export const slugFrom = (text: string): string =>
  typedSlug(text.trim()).replaceAll(/-{2,}/g, '-').replaceAll(/^-|-$/g, '');

export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= LONGEST_SLUG;

/**
 * Where screens, files and calls live, by the first part of their addresses: a page there would never be seen. `/contact`
 * shows the page of that name itself. Kept true by src/web/taken-addresses.test.ts
 */
const takenByScreens: ReadonlySet<string> = new Set([
  ...['account-deleted', 'admin', 'booking', 'bookings', 'dashboard', 'demo', 'dev', 'login', 'logout'],
  ...['new-password', 'not-found', 'password-reset', 'preferences', 'profile', 'register', 'review'],
  ...['unauthorized', 'vehicles', 'verify-email'],
  ...['api', 'assets', 'drawings', 'health', 'og', 'pictures'],
]);

/** Whether an address belongs to a screen of the product. */
export const isTakenByScreen = (slug: string): boolean => takenByScreens.has(slug);
