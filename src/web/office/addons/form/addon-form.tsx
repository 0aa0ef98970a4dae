import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../form-dialog/form-dialog.tsx';
import { RecordHistory } from '../../form-dialog/record-history.tsx';
import { useFormDraft } from '../../form-dialog/use-form-draft.ts';
import type { Addon } from '../addon-categories.ts';
import { draftOf, newAddon } from './addon-draft.ts';
import { Additional, Basics, Display, Inventory, Pricing } from './addon-sections.tsx';
import { useSaveAddon } from './use-save-addon.ts';

type Props = {
  /** As the list has it now; null for a new one. */
  addon: Addon | null;
  onClose: () => void;
};

/** The dialog in which an add-on is made or changed (document 3, addon management). */
export const AddonForm = ({ addon, onClose }: Props) => {
  const { t } = useTranslation('addons');
  const [seen, setSeen] = useState(addon);
  const [file, setFile] = useState<File | null>(null);
  const form = useFormDraft(seen ? draftOf(seen) : newAddon);
  const saving = useSaveAddon({ seen, form, file, onUploaded: () => setFile(null), onSaved: onClose });
  const load = () => {
    saving.forget();
    if (!addon) return;
    setSeen(addon);
    form.restart(draftOf(addon));
  };
  return (
    <FormDialog
      title={t(seen ? 'edit.title' : 'add.title')}
      submit={t(seen ? 'edit.submit' : 'add.submit')}
      busy={saving.isBusy && t('saving')}
      isChanged={form.isChanged || file !== null}
      told={{ trouble: saving.trouble, onLoad: load, isLoaded: addon?.version !== seen?.version }}
      onSubmit={() => void saving.save()}
      onClose={onClose}
    >
      <Basics {...form} />
      <Pricing {...form} />
      <Inventory {...form} seen={seen} />
      <Display {...form} file={file} onFile={setFile} />
      <Additional {...form} />
      {seen && <RecordHistory subject={{ subjectKind: 'addon', subjectId: seen.id }} />}
    </FormDialog>
  );
};
