import { IconButton } from '../../ui/icon-button.tsx';

type Props = {
  /** The buttons' accessible names, which include the row's name. */ edit: string;
  remove: string;
  onEdit: () => void;
  onRemove: () => void;
};

/** The Edit and Remove buttons at the end of a row. */
export const RowButtons = ({ edit, remove, onEdit, onRemove }: Props) => (
  <div className="flex justify-end">
    <IconButton icon="edit" size="sm" name={edit} onClick={onEdit} />
    <IconButton icon="trash" size="sm" name={remove} onClick={onRemove} />
  </div>
);
