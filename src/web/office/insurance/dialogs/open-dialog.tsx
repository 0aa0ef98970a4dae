import type { Said } from '../banner.tsx';
import type { Read } from '../read-insurance.ts';
import type { Opened } from './opened.ts';
import { OptionForm } from './option-form.tsx';
import { PackageForm } from './package/package-form.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

type Props = { opened: Opened; read: Read; onLeave: (said: Said | null) => void };

/** The dialog that was asked for. */
export const OpenDialog = ({ opened: { id, isDelete }, read, onLeave }: Props) => {
  if (read.tab === 'options') {
    const option = read.found.success ? read.found.data.find((one) => one.id === id) : undefined;
    if (isDelete) return option && <RemoveDialog kind="options" about={option} onLeave={onLeave} />;
    return <OptionForm option={option ?? null} onLeave={onLeave} />;
  }
  const sold = read.found.success ? read.found.data.find((one) => one.id === id) : undefined;
  if (isDelete) return sold && <RemoveDialog kind="packages" about={sold} onLeave={onLeave} />;
  if (!read.options.success || !read.categories.success) return null;
  return (
    <PackageForm sold={sold ?? null} options={read.options.data} categories={read.categories.data} onLeave={onLeave} />
  );
};
