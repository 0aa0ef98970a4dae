import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../form-dialog/form-dialog.tsx';
import { RecordHistory } from '../../form-dialog/record-history.tsx';
import { useRecordForm } from '../../form-dialog/use-record-form.ts';
import { useDeed } from '../../live/use-deed.ts';
import type { Category, Season } from '../read-pricing.ts';
import { SeasonFields } from './season-fields.tsx';
import { newSeason, sentSeason, typedSeason } from './season-values.ts';

type Props = {
  /** As the list has it now; null for a new one. */
  season: Season | null;
  categories: readonly Category[];
  onClose: () => void;
};

/** Adds or changes a seasonal rate. What is refused keeps the dialog open with what was typed. */
export const SeasonDialog = ({ season, categories, onClose }: Props) => {
  const { t } = useTranslation('pricing');
  const given = { record: season, draftOf: typedSeason, begin: newSeason, notSaved: t('do.notSaved') };
  const { draft, set, seen, failed, forget, errorOf, isChanged, told } = useRecordForm(given);
  const { run, isBusy } = useDeed();
  const save = async () => {
    forget();
    const saying = { done: t(seen ? 'seasons.saved' : 'seasons.added', { name: draft.name }), failed };
    const body = sentSeason(draft);
    const reply = seen
      ? await run(
          'PUT /admin/pricing/seasonal-rates/:id',
          { params: { id: seen.id }, body: { ...body, version: seen.version } },
          saying,
        )
      : await run('POST /admin/pricing/seasonal-rates', { body }, saying);
    if (reply) onClose();
  };
  return (
    <FormDialog
      title={t(seen ? 'seasons.edit' : 'seasons.add')}
      submit={t('do.save')}
      busy={isBusy && t('do.saving')}
      isChanged={isChanged}
      told={told}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <SeasonFields values={draft} errorOf={errorOf} categories={categories} onChange={set} />
      {seen && <RecordHistory subject={{ subjectKind: 'season', subjectId: seen.id }} />}
    </FormDialog>
  );
};
