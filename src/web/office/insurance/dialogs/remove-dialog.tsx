import type { Removal } from '#contract/office/removal.ts';
import { useWords } from '../../../languages/use-words.ts';
import { RemoveRecord } from '../../form/remove-record.tsx';
import type { BannerText } from '../banner.tsx';
import type { InsuranceTab } from '../insurance-search.ts';

type Props = {
  kind: InsuranceTab;
  /** The record, with the consequences of its removal as reported by the server. */
  about: { id: string; name: string; removal: Removal; packages?: readonly string[] };
  onLeave: (banner: BannerText | null) => void;
};

const options = {
  options: {
    question: { deleted: 'option', archived: 'archiveOption' },
    done: { deleted: 'optionDeleted', archived: 'optionArchived' },
    note: 'optionArchivedText',
    failed: 'deleteOption',
  },
  packages: {
    question: { deleted: 'package', archived: 'archivePackage' },
    done: { deleted: 'packageDeleted', archived: 'packageArchived' },
    note: 'packageArchivedText',
    failed: 'deletePackage',
  },
} as const;

/** Confirms the removal of an option or a package, and its consequences. */
export const RemoveDialog = ({ kind, about: { id, name, removal, packages = [] }, onLeave }: Props) => {
  const t = useWords('insurance');
  const { question, done, note, failed } = options[kind];
  return (
    <RemoveRecord
      route={kind === 'options' ? 'DELETE /insurance/options/:id' : 'DELETE /insurance/packages/:id'}
      id={id}
      title={t(removal === 'archived' ? 'remove.archiveTitle' : 'remove.title', { name })}
      keep={t('remove.cancel')}
      remove={t(`remove.submit.${removal}`)}
      busy={t(`remove.busy.${removal}`)}
      onRemoved={({ data }) => onLeave({ tone: 'success', title: t(`done.${done[data.removal]}`) })}
      notRemoved={t(`notDone.${failed}`)}
      onClose={() => onLeave(null)}
    >
      <p className="text-sm">{t(`remove.${question[removal]}`)}</p>
      {packages.length > 0 && (
        <p className="text-sm">{t('remove.leavesPackages', { packages: packages.join(', ') })}</p>
      )}
      {removal === 'archived' && <p className="text-sm text-muted">{t(`remove.${note}`)}</p>}
    </RemoveRecord>
  );
};
