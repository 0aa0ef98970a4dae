import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../form-dialog/form-dialog.tsx';
import { RecordHistory } from '../../form-dialog/record-history.tsx';
import type { Addon } from '../addon-categories.ts';
import { Additional, Basics, Display, Inventory, Pricing } from './addon-sections.tsx';
import { useAddonForm } from './use-addon-form.ts';

type Props = {
  /** As the list has it now; null for a new one. */
  addon: Addon | null;
  onClose: () => void;
};

/** The dialog in which an add-on is made or changed (document 3, addon management). */
export const AddonForm = ({ addon, onClose }: Props) => {
  const { t } = useTranslation('addons');
  const { seen, save, isBusy, isChanged, told, file, setFile, draft, set, errors } = useAddonForm(addon, onClose);
  const editing = { draft, set, errors };
  return (
    <FormDialog
      title={t(seen ? 'edit.title' : 'add.title')}
      submit={t(seen ? 'edit.submit' : 'add.submit')}
      busy={isBusy && t('saving')}
      isChanged={isChanged}
      told={told}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Basics {...editing} />
      <Pricing {...editing} />
      <Inventory {...editing} seen={seen} />
      <Display {...editing} file={file} onFile={setFile} />
      <Additional {...editing} />
      {seen && <RecordHistory subject={{ subjectKind: 'addon', subjectId: seen.id }} />}
    </FormDialog>
  );
};
