import { lazy } from 'react';

// What of the frame only those see who are signed in, so nobody else fetches it. Without a Suspense around it, a rendered
// page waits for it and is whole.
export const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));
export const PhoneAccount = lazy(async () => ({ default: (await import('./phone-account.tsx')).PhoneAccount }));
export const OfficeWaiting = lazy(async () => ({ default: (await import('./office-waiting.tsx')).OfficeWaiting }));
