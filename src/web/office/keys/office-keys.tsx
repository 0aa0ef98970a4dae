import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { OfficeUser } from '../guard.ts';
import { useOfficeKeys } from './use-office-keys.ts';

const Palette = lazy(() => import('./palette.tsx'));
const KeySheet = lazy(() => import('./key-sheet.tsx'));

type Props = { user: OfficeUser; children: (openPalette: () => void) => ReactNode };

/** The global shortcuts around the office, and the dialogs that they open, loaded on demand. */
export const OfficeKeys = ({ user, children }: Props) => {
  const [open, setOpen] = useState<'palette' | 'sheet' | null>(null);
  const openPalette = () => setOpen('palette');
  useOfficeKeys(user.role, { palette: openPalette, sheet: () => setOpen('sheet') });
  const close = () => setOpen(null);
  return (
    <>
      {children(openPalette)}
      <Suspense>
        {open === 'palette' && <Palette user={user} onClose={close} />}
        {open === 'sheet' && <KeySheet user={user} onClose={close} />}
      </Suspense>
    </>
  );
};
