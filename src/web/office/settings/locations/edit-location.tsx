import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeLocation } from '#contract/office/settings.ts';
import type { Failure } from '../../../api/failure.ts';
import { useRefusalWords } from '../../../site/refusals/use-refusal-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { useDeed } from '../../live/use-deed.ts';
import { useSentences } from '../../refusals/use-sentences.ts';
import { type LocationText, newLocation, sentOf, typedOf, unreadableIn } from './location-fields.ts';
import { LocationForm } from './location-form.tsx';

const FORM = 'edit-location';

type Props = { /** Null for a new one. */ location: OfficeLocation | null; onClose: () => void };

/** A new place, or another word about a known one. */
export const EditLocation = ({ location, onClose }: Props) => {
  const { t } = useTranslation('places');
  const [typed, setTyped] = useState(location ? typedOf(location) : newLocation);
  const [wrong, setWrong] = useState<Partial<Record<string, string>>>({});
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const { run, isBusy } = useDeed();
  const notify = useNotify();
  const sayField = useSentences();
  const say = useRefusalWords();

  const tell = (said: Partial<Record<string, string>>) => {
    setWrong(said);
    const [first] = Object.keys(said);
    if (first) document.getElementById(`${FORM}-${first}`)?.focus();
  };
  const failed = (failure: Failure) => {
    setTrouble(failure);
    tell(Object.fromEntries(Object.entries(failure.fields).map(([path, said]) => [fieldOf(path), sayField(said)])));
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTrouble(null);
    const unread = unreadableIn(typed);
    tell(Object.fromEntries(unread.map((name) => [name, t('number')])));
    if (unread.length > 0) return;
    const body = sentOf(typed);
    const reply = location
      ? await run(
          'PUT /admin/settings/locations/:id',
          { params: { id: location.id }, body: { ...body, version: location.version } },
          { failed },
        )
      : await run('POST /admin/settings/locations', { body }, { failed });
    if (!reply) return;
    notify({ message: t(location ? 'saved' : 'added', { name: reply.data.name }) });
    onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t(location ? 'editTitle' : 'addTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={FORM} look="accent" busy={isBusy && t('saving')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate autoComplete="off" onSubmit={(event) => void save(event)} className="grid gap-4">
        {trouble && (
          <Alert tone="danger" title={t('failedToSave')}>
            {say(trouble)}
          </Alert>
        )}
        <LocationForm
          idOf={(name) => `${FORM}-${name}`}
          typed={typed}
          errorOf={(name) => wrong[name]}
          onType={(name: LocationText, value) => {
            setTyped({ ...typed, [name]: value });
            setWrong(({ [name]: _told, ...others }) => others);
          }}
          onSwitch={(name, isOn) => setTyped({ ...typed, [name]: isOn })}
        />
      </form>
    </Modal>
  );
};

/** The field of the form that the server names, such as `hours.monday`. */
const fieldOf = (path: string) => path.replace('hours.', '');
