import { useWords } from '../../../languages/use-words.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { RecordHistory } from '../../form/record-history.tsx';
import { useMissing } from '../../form/submit-button.tsx';
import { typedOrNone } from '../../form/typed-number.ts';
import { useRecordForm } from '../../form/use-record-form.ts';
import type { BannerText } from '../banner.tsx';
import type { Option } from '../cards/insurance-card.tsx';
import { parseLines } from './package/package-draft.ts';
import { RiskChoice } from './risk-choice.tsx';

/** The option as form fields: amounts and points as typed text. */
const draftOf = (option: Option | null) => ({
  code: option?.code ?? '',
  name: option?.name ?? '',
  nameInThai: option?.nameInThai ?? '',
  description: option?.description ?? '',
  coverage: (option?.coverage ?? []).join('\n'),
  exclusions: (option?.exclusions ?? []).join('\n'),
  risks: option?.risks ?? [],
  defaultDeductible: `${option?.defaultDeductible ?? 0}`,
  displayOrder: `${option?.displayOrder ?? 0}`,
  isActive: option?.isActive ?? true,
});

const sentOf = (draft: ReturnType<typeof draftOf>) => ({
  ...draft,
  nameInThai: draft.nameInThai.trim() || null,
  coverage: parseLines(draft.coverage),
  exclusions: parseLines(draft.exclusions),
  defaultDeductible: typedOrNone(draft.defaultDeductible) ?? 0,
  displayOrder: typedOrNone(draft.displayOrder) ?? 0,
});

type Props = { option: Option | null; onLeave: (banner: BannerText | null) => void };

/** The dialogs Create Insurance Option and Edit Insurance Option. Saving requires a code and a name. */
export const OptionForm = ({ option, onLeave }: Props) => {
  const t = useWords('insurance');
  const form = useRecordForm({
    name: 'option',
    record: option,
    draftOf,
    labelOf: (field) => t(`form.${field}`),
    create: 'POST /insurance/options',
    change: 'PUT /insurance/options/:id',
    sentOf,
    notSaved: t('notDone.saveOption'),
    onSaved: () => onLeave({ tone: 'success', title: t(option ? 'done.optionUpdated' : 'done.optionCreated') }),
  });
  const { seen, draft, set, text, toggle } = form;
  const missing = useMissing();
  const points = { hint: t('form.oneEach'), rows: 3, required: false };
  return (
    <FormDialog
      form={form}
      title={t(seen ? 'form.editOption' : 'form.createOption')}
      submit={t('form.save')}
      busy={t('form.saving')}
      blocked={missing([
        [t('form.code'), draft.code],
        [t('form.name'), draft.name],
      ])}
      onClose={() => onLeave(null)}
    >
      <div className="grid gap-4">
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-3">
          <TextField {...text('code')} />
          <TextField {...text('name')} />
        </div>
        <TextField {...text('nameInThai')} hint={t('form.thaiHint')} lang="th" required={false} />
        <TextArea {...text('description')} rows={2} />
        <RiskChoice chosen={draft.risks} onChoose={(risks) => set({ risks })} />
        <TextArea {...text('coverage')} {...points} />
        <TextArea {...text('exclusions')} {...points} />
        <div className="grid grid-cols-2 gap-3">
          <TextField {...text('defaultDeductible')} inputMode="decimal" required={false} />
          <TextField {...text('displayOrder')} inputMode="numeric" required={false} />
        </div>
        <Switch {...toggle('isActive')} hint={t('form.activeOption')} />
        {seen && seen.packages.length > 0 && !draft.isActive && (
          <p role="status" className="rounded-md bg-warning-soft px-2.5 py-1.5 text-xs">
            {t('form.soldWithout', { packages: seen.packages.join(', ') })}
          </p>
        )}
      </div>
      {seen && <RecordHistory subject={{ subjectKind: 'insurance-option', subjectId: seen.id }} />}
    </FormDialog>
  );
};
