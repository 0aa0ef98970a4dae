import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useRefusalWords } from '../../../site/refusals/use-refusal-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useDeed } from '../../live/use-deed.ts';
import type { Said } from '../banner.tsx';
import type { InsuranceTab } from '../insurance-search.ts';

type Props = {
  kind: InsuranceTab;
  about: { id: string; name: string; packages?: readonly string[] };
  onLeave: (said: Said | null) => void;
};

const told = {
  options: { question: 'option', deleted: 'optionDeleted', archived: 'optionArchived', failed: 'deleteOption' },
  packages: { question: 'package', deleted: 'packageDeleted', archived: 'packageArchived', failed: 'deletePackage' },
} as const;

/** Asks before an option or a package goes, and says what becomes of it. */
export const RemoveDialog = ({ kind, about: { id, name, packages = [] }, onLeave }: Props) => {
  const { t } = useTranslation('insurance');
  const { run, isBusy } = useDeed();
  const say = useRefusalWords();
  const { question, failed, ...done } = told[kind];
  const remove = async () => {
    const refuse = (failure: Failure) => onLeave({ tone: 'danger', title: t(`notDone.${failed}`), text: say(failure) });
    const asked = { params: { id } };
    const reply =
      kind === 'options'
        ? await run('DELETE /insurance/options/:id', asked, { failed: refuse })
        : await run('DELETE /insurance/packages/:id', asked, { failed: refuse });
    if (reply) onLeave({ tone: 'success', title: t(`done.${done[reply.data.removal]}`) });
  };
  return (
    <Modal
      open
      onClose={() => onLeave(null)}
      title={t('remove.title', { name })}
      actions={
        <>
          <Button size="sm" onClick={() => onLeave(null)}>
            {t('remove.cancel')}
          </Button>
          <Button size="sm" look="danger" busy={isBusy && t('remove.busy')} onClick={remove}>
            {t('remove.submit')}
          </Button>
        </>
      }
    >
      <p className="text-sm">{t(`remove.${question}`)}</p>
      {packages.length > 0 && (
        <p className="text-sm">{t('remove.leavesPackages', { packages: packages.join(', ') })}</p>
      )}
      <p className="text-sm text-muted">{t('remove.archives')}</p>
    </Modal>
  );
};
