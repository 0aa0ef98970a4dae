import { useState } from 'react';
import { upload } from '../../api/upload.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { RecordHistory } from '../form/record-history.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { draftOf, sentOf } from './addon-draft.ts';
import { Additional, Basics, Display, Inventory, Pricing, Vehicles } from './addon-fields.tsx';
import type { Addon, VehicleCategory } from './addon-list.ts';

type Props = {
  /** The add-on as currently in the list; null for a new one. */
  addon: Addon | null;
  categories: readonly VehicleCategory[];
  onClose: () => void;
};

/** The dialog that creates or edits an add-on; uploads the picture before saving. */
export const AddonForm = ({ addon, categories, onClose }: Props) => {
  const t = useWords('addons');
  const notify = useNotify();
  const say = useProblemWords();
  const [file, setFile] = useState<File | null>(null);
  const [isUploading, setUploading] = useState(false);
  const form = useRecordForm({
    name: 'addon',
    record: addon,
    draftOf,
    labelOf: (field) => t(`fields.${field}`),
    create: 'POST /addons',
    change: 'PATCH /addons/:id',
    sentOf,
    notSaved: t('failed.save'),
    notReached: t('failed.saveError'),
    onSaved: ({ data: { name, short } }) => {
      notify({ message: t(addon ? 'updated' : 'created', { name }) });
      if (short > 0) notify({ message: t('shortSaved', { count: short, name }), tone: 'problem', duration: 12_000 });
      onClose();
    },
  });
  const { seen, draft, set } = form;
  const save = async () => {
    if (!file) return form.save();
    setUploading(true);
    const sent = await upload('POST /upload/image', { field: 'image', files: [file] });
    setUploading(false);
    if (!sent.success) return form.refuse({ imageUrl: say(sent) });
    // The file is uploaded now, so the form refers to it by its address.
    setFile(null);
    set({ imageUrl: sent.data.url });
    return form.save({ ...draft, imageUrl: sent.data.url });
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    // Clears the error of the previous file.
    set({ imageUrl: draft.imageUrl });
  };
  return (
    <FormDialog
      form={{ ...form, save, isBusy: form.isBusy || isUploading, isChanged: form.isChanged || file !== null }}
      title={t(seen ? 'edit.title' : 'add.title')}
      submit={t(seen ? 'edit.submit' : 'add.submit')}
      busy={t('saving')}
      onClose={onClose}
    >
      <Basics {...form} />
      <Vehicles {...form} categories={categories} />
      <Pricing {...form} />
      <Inventory {...form} />
      <Display {...form} file={file} onFile={choose} />
      <Additional {...form} />
      {seen && <RecordHistory subject={{ subjectKind: 'addon', subjectId: seen.id }} />}
    </FormDialog>
  );
};
