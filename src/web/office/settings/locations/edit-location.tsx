import { useTranslation } from 'react-i18next';
import type { OfficeLocation } from '#contract/office/settings.ts';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { FormDialog } from '../../form-dialog/form-dialog.tsx';
import { RecordHistory } from '../../form-dialog/record-history.tsx';
import { useRecordForm } from '../../form-dialog/use-record-form.ts';
import { useDeed } from '../../live/use-deed.ts';
import { newLocation, sentOf, typedOf, unreadableIn } from './location-fields.ts';
import { LocationForm } from './location-form.tsx';

const idOf = (name: string) => `edit-location-${name}`;

type Props = {
  /** As the list has it now; null for a new one. */
  location: OfficeLocation | null;
  onClose: () => void;
};

/** A new place, or another word about a known one. */
export const EditLocation = ({ location, onClose }: Props) => {
  const { t } = useTranslation('places');
  const given = { record: location, draftOf: typedOf, begin: newLocation, notSaved: t('failedToSave'), fieldOf };
  const { draft, set, seen, failed, forget, setErrors, errorOf, isChanged, told } = useRecordForm(given);
  const { run, isBusy } = useDeed();
  const notify = useNotify();
  const save = async () => {
    forget();
    const unread = unreadableIn(draft);
    setErrors(Object.fromEntries(unread.map((name) => [name, t('number')])));
    if (unread.length > 0) return;
    const body = sentOf(draft);
    const reply = seen
      ? await run(
          'PUT /admin/settings/locations/:id',
          { params: { id: seen.id }, body: { ...body, version: seen.version } },
          { failed },
        )
      : await run('POST /admin/settings/locations', { body }, { failed });
    if (!reply) return;
    notify({ message: t(seen ? 'saved' : 'added', { name: reply.data.name }) });
    onClose();
  };
  return (
    <FormDialog
      title={t(seen ? 'editTitle' : 'addTitle')}
      submit={t('save')}
      busy={isBusy && t('saving')}
      isChanged={isChanged}
      told={told}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <LocationForm
          idOf={idOf}
          typed={draft}
          errorOf={errorOf}
          onType={(name, value) => set({ [name]: value })}
          onSwitch={(name, isOn) => set({ [name]: isOn })}
        />
      </div>
      {seen && <RecordHistory subject={{ subjectKind: 'location', subjectId: seen.id }} />}
    </FormDialog>
  );
};

/** The server names a day as `hours.monday`. */
const fieldOf = (named: string) => named.replace('hours.', '');
