import { IconButton } from '../../ui/icon-button.tsx';

type Props = {
  /** What the buttons are called, with the row's name. */ edit: string;
  remove: string;
  onEdit: () => void;
  onRemove: () => void;
};

/** Edit and remove at the end of a row. */
export const RowButtons = ({ edit, remove, onEdit, onRemove }: Props) => (
  <div className="flex justify-end">
    <IconButton icon="edit" size="sm" name={edit} onClick={onEdit} />
    <IconButton icon="trash" size="sm" name={remove} onClick={onRemove} />
  </div>
);
