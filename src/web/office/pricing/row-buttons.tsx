import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';

type Props = { name: string; onEdit: () => void; onDelete: () => void };

/** Edit and delete at the end of a row. */
export const RowButtons = ({ name, onEdit, onDelete }: Props) => {
  const { t } = useTranslation('pricing', { keyPrefix: 'do' });
  return (
    <div className="flex justify-end">
      <IconButton icon="edit" size="sm" name={t('editOne', { name })} onClick={onEdit} />
      <IconButton icon="trash" size="sm" name={t('deleteOne', { name })} onClick={onDelete} />
    </div>
  );
};
