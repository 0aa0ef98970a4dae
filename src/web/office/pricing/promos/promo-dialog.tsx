import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../form-dialog/form-dialog.tsx';
import { RecordHistory } from '../../form-dialog/record-history.tsx';
import { useRecordForm } from '../../form-dialog/use-record-form.ts';
import { useDeed } from '../../live/use-deed.ts';
import type { Promotion } from '../read-pricing.ts';
import { PromoFields } from './promo-fields.tsx';
import { newPromo, sentPromo, typedPromo } from './promo-values.ts';

/** Adds or changes a promotion. What is refused keeps the dialog open with what was typed. */
export const PromoDialog = ({ promotion, onClose }: { promotion: Promotion | null; onClose: () => void }) => {
  const { t } = useTranslation('pricing');
  const given = { record: promotion, draftOf: typedPromo, begin: newPromo, notSaved: t('do.notSaved') };
  const { draft, set, seen, failed, forget, errorOf, isChanged, told } = useRecordForm(given);
  const { run, isBusy } = useDeed();
  const save = async () => {
    forget();
    const name = draft.trigger === 'code' ? draft.code : draft.name;
    const saying = { done: t(seen ? 'promos.saved' : 'promos.added', { name }), failed };
    const body = sentPromo(draft);
    const reply = seen
      ? await run(
          'PUT /admin/pricing/promo-codes/:id',
          { params: { id: seen.id }, body: { ...body, version: seen.version } },
          saying,
        )
      : await run('POST /admin/pricing/promo-codes', { body }, saying);
    if (reply) onClose();
  };
  return (
    <FormDialog
      title={t(seen ? 'promos.edit' : 'promos.add')}
      submit={t('do.save')}
      busy={isBusy && t('do.saving')}
      isChanged={isChanged}
      told={told}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <PromoFields values={draft} errorOf={errorOf} onChange={set} />
      {seen && <RecordHistory subject={{ subjectKind: 'promotion', subjectId: seen.id }} />}
    </FormDialog>
  );
};
