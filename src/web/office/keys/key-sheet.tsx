import { useWords } from '../../languages/use-words.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import type { OfficeUser } from '../guard.ts';
import { screensFor } from '../screens.ts';
import { Keys } from './keys.tsx';
import { letterOf } from './use-office-keys.ts';

type Props = { user: OfficeUser; onClose: () => void };

/** `?`: a dialog that lists the office's keyboard shortcuts. */
const KeySheet = ({ user, onClose }: Props) => {
  const t = useWords('palette');
  const inOffice = useWords('office');
  const shortcuts = screensFor(user.role).flatMap(({ name }) => {
    const letter = letterOf(name);
    return letter ? [{ text: inOffice(`screens.${name}`), keys: ['G', letter.toUpperCase()] }] : [];
  });
  return (
    <Modal open onClose={onClose} title={t('keys.title')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Part
          title={t('keys.everywhere')}
          rows={[
            { text: t('keys.search'), keys: ['Ctrl', 'K'] },
            { text: t('newBooking'), keys: ['N'] },
            { text: t('keys.close'), keys: ['Esc'] },
            { text: t('keys.this'), keys: ['?'] },
          ]}
        />
        <Part
          title={t('keys.inList')}
          rows={[
            { text: t('keys.move'), keys: ['J', 'K'] },
            { text: t('keys.beside'), keys: ['Enter'] },
            { text: t('keys.find'), keys: ['/'] },
          ]}
        />
        <Part title={t('keys.goTo')} rows={shortcuts} />
      </div>
    </Modal>
  );
};
export default KeySheet;

const Part = ({ title, rows }: { title: string; rows: readonly { text: string; keys: readonly string[] }[] }) => (
  <section>
    <h3 className="mb-1 text-xs font-regular text-muted">{title}</h3>
    <dl className="grid text-sm">
      {rows.map(({ text, keys }) => (
        <div key={text} className="flex min-h-8 items-center justify-between gap-4">
          <dt>{text}</dt>
          <dd>
            <Keys keys={keys} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
