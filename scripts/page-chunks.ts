import { existsSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '..', 'src');

/** Bundles files into one chunk. Throws for a missing file, which otherwise would silently change the page sizes. */
const chunk = (name: string, folders: Readonly<Record<string, string>>) => {
  const paths = Object.entries(folders).flatMap(([folder, files]) =>
    files.split(' ').map((file) => join(src, folder, file)),
  );
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`scripts/page-chunks.ts names files that are not there: ${missing}`);
  return { name, test: (id: string) => paths.includes(id.split('?')[0] ?? id) };
};

/**
 * Fewer and larger files compress better. The first two chunks are needed by every page and change at different rates.
 * Each other chunk combines small modules that the same pages share, which would otherwise be separate requests.
 * Modules take along their imports unless an earlier chunk has them.
 */
export const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  chunk('frame', {
    kernel: 'is-id.ts',
    'web/api': 'failure.ts retry-after.ts timeout.ts',
    'web/connection': 'keep-pages-loading.ts load-part.ts outage.ts until-answered.ts',
    'web/languages':
      'language.ts language-in-address.ts name-in.ts namespaces.ts page-words.ts text-in.ts use-language.ts use-words.ts words-in-browser.ts words.ts',
    'web/rental': 'address-in.ts long-term-link.tsx',
    'web/shell':
      'handle.ts leave-guard.tsx outage-notice.tsx page-failed.tsx page-head.tsx static-island.tsx stored-text.ts unbroken-number.ts unsaved.ts use-disclosure.ts use-is-ready.ts use-now.ts use-site.ts',
    'web/site/frame':
      'brand.tsx font-preloads.tsx links.ts phone-menu.tsx preference-switches.tsx route-announcer.tsx signed-in/lazily.ts site-footer.tsx site-frame.tsx site-header.tsx site-layout.tsx',
    'web/ui':
      'alert.tsx badge.tsx button.tsx button-look.ts dates.ts icon-button.tsx icons.tsx link-button.tsx money.tsx retry-alert.tsx skeleton.tsx',
    'web/ui/form': 'field.tsx radio-look.ts select-field.tsx',
    'web/ui/toast': 'brief-toasts.tsx briefly.ts toast.tsx toasts.tsx',
  }),
  chunk('date', { 'web/ui/form': 'time-select.tsx typed-date.ts use-typed-date.ts' }),
  chunk('calendar', { 'web/ui/calendar': 'month-days.ts month-grid.tsx range-calendar.tsx' }),
  // Location and dates: home, list, vehicle, booking and changes of a booking.
  chunk('search', {
    'web/rental': 'chosen-in.ts rental.ts search.ts search-fields.ts',
  }),
  chunk('vehicle', {
    kernel: 'drawing-address.ts',
    'web/ui/picture': 'picture.ts vehicle-picture.tsx',
    'web/vehicle-card': 'picture-of.ts',
  }),
  chunk('vehicle-facts', { 'web/vehicle-card': 'saving.ts vehicle-facts.tsx' }),
  chunk('stored-list', { 'web/shell': 'stored-list.ts' }),
  chunk('keys', { 'web/booking': 'key-storage.ts' }),
  // What a rental's dates mean for its refund and its days: vehicle, booking and the pages of a booking.
  chunk('rental-notes', {
    kernel: 'refund-stage.ts started-day.ts',
    'web/quote': 'started-day-note.tsx',
    'web/rental': 'refund-stage.ts',
  }),
  // Shared by the booking wizard and the pages of a booking, or by the wizard's last step and its other steps.
  chunk('booked', {
    'web/quote': 'payment-badge.tsx',
    'web/ui': 'countdown.tsx',
    'web/ui/form': 'radio-card.tsx',
  }),
  chunk('wizard', {
    'web/site/booking/frame': 'dead-end.tsx help-line.tsx step-head.tsx wizard-words.ts',
    'web/site/booking/state':
      'booking-link.ts draft.ts draft-storage.ts flow.ts own-draft.ts requests.ts wizard-context.ts',
  }),
];
