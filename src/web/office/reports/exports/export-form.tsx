import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../api/failure.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import type { Range } from '../reports-address.ts';

const kinds = ['payments', 'bookings'] as const;
const formats = ['csv', 'xlsx'] as const;

/** Starts an export of the range that is shown. */
export const ExportForm = ({ range: { startDate, endDate } }: { range: Range }) => {
  const { t } = useTranslation('reports', { keyPrefix: 'exports' });
  const language = useLanguage();
  const say = useProblemWords();
  const { run, isBusy } = useMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget);
    const what = kinds.find((one) => one === asked.get('what')) ?? 'payments';
    const format = formats.find((one) => one === asked.get('format')) ?? 'csv';
    setFailure(null);
    void run('POST /admin/exports', { body: { what, format, startDate, endDate, language } }, { failed: setFailure });
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3 px-4 py-3.5">
      <SelectField label={t('what')} name="what" className="w-40">
        {kinds.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('format')} name="format" className="w-32">
        {formats.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="brand" size="sm" busy={isBusy && t('starting')}>
        {t('start')}
      </Button>
      {failure && (
        <div role="alert" className="basis-full">
          <FieldError id="export-failed">{say(failure)}</FieldError>
        </div>
      )}
    </form>
  );
};
