import { lazy } from 'react';

// Parts of the frame for signed-in users only, so that other visitors do not download them. Without a Suspense around
// them, server rendering waits for them.
export const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));
export const PhoneAccount = lazy(async () => ({ default: (await import('./phone-account.tsx')).PhoneAccount }));
export const OfficeWaiting = lazy(async () => ({ default: (await import('./office-waiting.tsx')).OfficeWaiting }));
