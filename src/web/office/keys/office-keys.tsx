import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../languages/use-words.ts';
import { Icon } from '../../ui/icons.tsx';
import type { OfficeUser } from '../guard.ts';
import { Keys } from './keys.tsx';
import { useOfficeKeys } from './use-office-keys.ts';

const Palette = lazy(() => import('./palette.tsx'));
const KeySheet = lazy(() => import('./key-sheet.tsx'));

/** The search button in the header, and the global shortcuts. The dialogs they open are loaded on demand. */
export const OfficeKeys = ({ user }: { user: OfficeUser }) => {
  const t = useWords('palette');
  const [open, setOpen] = useState<'palette' | 'sheet' | null>(null);
  useOfficeKeys(user.role, { palette: () => setOpen('palette'), sheet: () => setOpen('sheet') });
  const close = () => setOpen(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen('palette')}
        className="flex min-h-9 items-center gap-2 rounded-md border border-line-control bg-surface px-2.5 text-xs text-muted quick hover:border-muted tablet:w-80"
      >
        <Icon name="search" size="sm" />
        <span className="min-w-0 flex-1 truncate text-left max-tablet:sr-only">{t('placeholder')}</span>
        <span className="max-tablet:hidden" aria-hidden="true">
          <Keys keys={['Ctrl', 'K']} />
        </span>
      </button>
      <Suspense>
        {open === 'palette' && <Palette user={user} onClose={close} />}
        {open === 'sheet' && <KeySheet user={user} onClose={close} />}
      </Suspense>
    </>
  );
};
