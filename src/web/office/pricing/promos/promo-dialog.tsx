import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { FormFailure } from '../form-failure.tsx';
import type { Promotion } from '../read-pricing.ts';
import { useSaving } from '../use-saving.ts';
import { PromoFields } from './promo-fields.tsx';
import { newPromo, sentPromo, typedPromo } from './promo-values.ts';

const FORM = 'promo-form';

/** Adds or changes a promotion. What is refused keeps the dialog open with what was typed. */
export const PromoDialog = ({ promotion, onClose }: { promotion: Promotion | null; onClose: () => void }) => {
  const { t } = useTranslation('pricing');
  const [values, setValues] = useState(promotion ? typedPromo(promotion) : newPromo);
  const { run, isBusy, failure, errorOf, fail } = useSaving();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    fail(null);
    const name = values.trigger === 'code' ? values.code : values.name;
    const told = { done: t(promotion ? 'promos.saved' : 'promos.added', { name }), failed: fail };
    const body = sentPromo(values);
    const reply = promotion
      ? await run(
          'PUT /admin/pricing/promo-codes/:id',
          { params: { id: promotion.id }, body: { ...body, version: promotion.version } },
          told,
        )
      : await run('POST /admin/pricing/promo-codes', { body }, told);
    if (reply) onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t(promotion ? 'promos.edit' : 'promos.add')}
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
        <PromoFields {...{ values, errorOf }} onChange={setValues} />
      </form>
    </Modal>
  );
};
