import { useTranslation } from 'react-i18next';
import type { Removal } from '#contract/office/removal.ts';
import type { Failure } from '../../../api/failure.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { ConfirmRemoval } from '../../form-dialog/confirm-removal.tsx';
import { useDeed } from '../../live/use-deed.ts';
import type { Said } from '../banner.tsx';
import type { InsuranceTab } from '../insurance-search.ts';

type Props = {
  kind: InsuranceTab;
  /** With what the server says removing it does. */
  about: { id: string; name: string; removal: Removal; packages?: readonly string[] };
  onLeave: (said: Said | null) => void;
};

const told = {
  options: {
    asked: { deleted: 'option', archived: 'archiveOption' },
    done: { deleted: 'optionDeleted', archived: 'optionArchived' },
    kept: 'optionKept',
    failed: 'deleteOption',
  },
  packages: {
    asked: { deleted: 'package', archived: 'archivePackage' },
    done: { deleted: 'packageDeleted', archived: 'packageArchived' },
    kept: 'packageKept',
    failed: 'deletePackage',
  },
} as const;

/** Asks before an option or a package goes, and says what becomes of it. */
export const RemoveDialog = ({ kind, about: { id, name, removal, packages = [] }, onLeave }: Props) => {
  const { t } = useTranslation('insurance');
  const { run, isBusy } = useDeed();
  const say = useProblemWords();
  const { asked, done, kept, failed } = told[kind];
  const remove = async () => {
    const refuse = (failure: Failure) => onLeave({ tone: 'danger', title: t(`notDone.${failed}`), text: say(failure) });
    const given = { params: { id } };
    const reply =
      kind === 'options'
        ? await run('DELETE /insurance/options/:id', given, { failed: refuse })
        : await run('DELETE /insurance/packages/:id', given, { failed: refuse });
    if (reply) onLeave({ tone: 'success', title: t(`done.${done[reply.data.removal]}`) });
  };
  return (
    <ConfirmRemoval
      title={t(removal === 'archived' ? 'remove.archiveTitle' : 'remove.title', { name })}
      keep={t('remove.cancel')}
      remove={t(`remove.submit.${removal}`)}
      busy={isBusy && t('remove.busy')}
      onRemove={() => void remove()}
      onClose={() => onLeave(null)}
    >
      <p className="text-sm">{t(`remove.${asked[removal]}`)}</p>
      {packages.length > 0 && (
        <p className="text-sm">{t('remove.leavesPackages', { packages: packages.join(', ') })}</p>
      )}
      {removal === 'archived' && <p className="text-sm text-muted">{t(`remove.${kept}`)}</p>}
    </ConfirmRemoval>
  );
};
