import { useTranslation } from 'react-i18next';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { useRecordForm } from '../form-dialog/use-record-form.ts';
import { type Said, useSaid } from '../form-dialog/use-said.ts';
import { useDeed } from '../live/use-deed.ts';
import { type Category, draftOf, errorsOf, newCategory, sentOf } from './category-draft.ts';

type Reason =
  | 'name'
  | 'nameTaken'
  | 'order'
  | 'deposit'
  | 'depositTooHigh'
  | 'decimals'
  | 'age'
  | 'features'
  | 'tooLong';

const sentences: Said<Reason> = [
  ['name', /^Name is required$/],
  ['nameTaken', /^Another category has this name\.?$/],
  ['order', /^The display order is a whole number from 0 on$/],
  ['deposit', /^The security deposit is baht from 0 on$/],
  ['depositTooHigh', /^The security deposit is at most ([\d,]+) baht$/],
  ['decimals', /^Baht have at most two decimals$/],
  ['age', /^The minimum age is from 18 to 99 years$/],
  ['features', /^Choose features of the list$/],
  ['tooLong', /^At most ([\d,]+) characters$/],
];

/** The server names one of the features as `features.0`. */
const fieldOf = (named: string) => named.split('.')[0] ?? named;

/** The form of a category, and how it is saved. What is refused is said beside its field, or above the button. */
export const useCategoryForm = (category: Category | null, onSaved: () => void) => {
  const { t } = useTranslation('categories');
  const { run, isBusy } = useDeed();
  const notify = useNotify();
  const sayField = useSaid(sentences, (key, value) => t(`reasons.${key}`, { value }), t('reasons.other'));
  const form = useRecordForm({
    ...{ record: category, draftOf, begin: newCategory, sayField, fieldOf },
    ...{ notSaved: t('failed.save'), notReached: t('failed.saveError') },
  });
  const save = async () => {
    const { draft, seen, failed, forget, setErrors } = form;
    forget();
    const wrong = Object.entries(errorsOf(draft));
    setErrors(Object.fromEntries(wrong.map(([name, reason]) => [name, t(`reasons.${reason}`)])));
    if (wrong.length > 0) return;
    const body = sentOf(draft);
    const reply = seen
      ? await run(
          'PUT /admin/categories/:id',
          { params: { id: seen.id }, body: { ...body, version: seen.version } },
          { failed },
        )
      : await run('POST /admin/categories', { body }, { failed });
    if (!reply) return;
    notify({ message: t(seen ? 'saved' : 'added', { name: reply.data.name }) });
    onSaved();
  };
  return { ...form, save, isBusy };
};
