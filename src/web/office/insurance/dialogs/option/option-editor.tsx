import { useTranslation } from 'react-i18next';
import { Switch } from '../../../../ui/form/switch.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../form-dialog/form-dialog.tsx';
import { RecordHistory } from '../../../form-dialog/record-history.tsx';
import { useRecordForm } from '../../../form-dialog/use-record-form.ts';
import { useDeed } from '../../../live/use-deed.ts';
import type { Said } from '../../banner.tsx';
import type { Option } from '../../cards/option-card.tsx';
import { isOptionComplete, type OptionDraft, optionDraft, sentOption } from './option-draft.ts';

type Props = { option: Option | null; onLeave: (said: Said | null) => void };

type TextName = Exclude<keyof OptionDraft, 'isActive'>;

/** The dialogs Create Insurance Option and Edit Insurance Option. */
export const OptionEditor = ({ option, onLeave }: Props) => {
  const { t } = useTranslation('insurance');
  const { draft, set, seen, failed, forget, errorOf, isChanged, told } = useRecordForm({
    ...{ record: option, draftOf: optionDraft, begin: optionDraft(null) },
    notSaved: t('notDone.saveOption'),
  });
  const { run, isBusy } = useDeed();
  const field = (name: TextName) => ({
    value: draft[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set({ [name]: currentTarget.value }),
  });
  const save = async () => {
    forget();
    const body = sentOption(draft);
    const reply = seen
      ? await run(
          'PUT /insurance/options/:id',
          { params: { id: seen.id }, body: { ...body, version: seen.version } },
          { failed },
        )
      : await run('POST /insurance/options', { body }, { failed });
    if (reply) onLeave({ tone: 'success', title: t(seen ? 'done.optionUpdated' : 'done.optionCreated') });
  };
  return (
    <FormDialog
      title={t(seen ? 'form.editOption' : 'form.createOption')}
      submit={t('form.save')}
      busy={isBusy && t('form.saving')}
      canSubmit={isOptionComplete(draft)}
      isChanged={isChanged}
      told={told}
      onSubmit={() => void save()}
      onClose={() => onLeave(null)}
    >
      <div className="grid gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-3">
          <TextField label={t('form.code')} autoComplete="off" {...field('code')} />
          <TextField label={t('form.name')} autoComplete="off" {...field('name')} />
        </div>
        <TextField
          label={t('form.nameInThai')}
          hint={t('form.thaiHint')}
          lang="th"
          required={false}
          autoComplete="off"
          {...field('nameInThai')}
        />
        <TextArea label={t('form.description')} rows={2} {...field('description')} />
        <TextArea
          label={t('form.coverage')}
          hint={t('form.oneEach')}
          rows={3}
          required={false}
          {...field('coverage')}
        />
        <TextArea
          label={t('form.exclusions')}
          hint={t('form.oneEach')}
          rows={3}
          required={false}
          {...field('exclusions')}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t('form.deductible')}
            type="number"
            min={0}
            step={0.01}
            required={false}
            {...field('defaultDeductible')}
          />
          <TextField label={t('form.displayOrder')} type="number" min={0} required={false} {...field('displayOrder')} />
        </div>
        <Switch
          label={t('form.isActive')}
          hint={t('form.activeOption')}
          checked={draft.isActive}
          onSwitch={(isActive) => set({ isActive })}
        />
      </div>
      {seen && <RecordHistory subject={{ subjectKind: 'insurance-option', subjectId: seen.id }} />}
    </FormDialog>
  );
};
