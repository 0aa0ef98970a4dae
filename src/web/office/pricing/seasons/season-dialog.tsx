import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { FormFailure } from '../form-failure.tsx';
import type { Category, Season } from '../read-pricing.ts';
import { useSaving } from '../use-saving.ts';
import { SeasonFields } from './season-fields.tsx';
import { newSeason, sentSeason, typedSeason } from './season-values.ts';

const FORM = 'season-form';

type Props = {
  /** Null: a new one. */
  season: Season | null;
  categories: readonly Category[];
  onClose: () => void;
};

/** Adds or changes a seasonal rate. What is refused keeps the dialog open with what was typed. */
export const SeasonDialog = ({ season, categories, onClose }: Props) => {
  const { t } = useTranslation('pricing');
  const [values, setValues] = useState(season ? typedSeason(season) : newSeason);
  const { run, isBusy, failure, errorOf, fail } = useSaving();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    fail(null);
    const told = { done: t(season ? 'seasons.saved' : 'seasons.added', { name: values.name }), failed: fail };
    const body = sentSeason(values);
    const reply = season
      ? await run(
          'PUT /admin/pricing/seasonal-rates/:id',
          { params: { id: season.id }, body: { ...body, version: season.version } },
          told,
        )
      : await run('POST /admin/pricing/seasonal-rates', { body }, told);
    if (reply) onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t(season ? 'seasons.edit' : 'seasons.add')}
      actions={
        <>
          <Button onClick={onClose}>{t('do.cancel')}</Button>
          <Button type="submit" form={FORM} look="brand" busy={isBusy && t('do.saving')}>
            {t('do.save')}
          </Button>
        </>
      }
    >
      {failure && <FormFailure failure={failure} />}
      <form id={FORM} noValidate onSubmit={save}>
        <SeasonFields {...{ values, errorOf, categories }} onChange={setValues} />
      </form>
    </Modal>
  );
};
