import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { IconName } from '../../../ui/icons.tsx';
import { AddonPicture } from '../addon-picture.tsx';

type Props = {
  address: string;
  file: File | null;
  /** What stands in while there is none. */
  sign: IconName;
  error: string | undefined;
  onAddress: (address: string) => void;
  onFile: (file: File | null) => void;
};

/** A picture by its address, or as a file, which is sent first and whose address then replaces the other. */
export const PictureField = ({ address, file, sign, error, onAddress, onFile }: Props) => {
  const { t } = useTranslation('addons', { keyPrefix: 'picture' });
  const input = useRef<HTMLInputElement>(null);
  const isElsewhere = !file && /^https?:/.test(address.trim());
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2">
      <AddonPicture address={address.trim()} file={file} sign={sign} className="mt-6.5 size-14" />
      <TextField
        id="addon-imageUrl"
        label={t('address')}
        type="text"
        inputMode="url"
        required={false}
        maxLength={500}
        value={address}
        disabled={file !== null}
        error={error}
        hint={isElsewhere ? t('elsewhere') : t('hint')}
        onChange={({ currentTarget }) => onAddress(currentTarget.value)}
      />
      <div className="col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button size="sm" onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('choose')}
          onChange={({ currentTarget }) => {
            onFile(currentTarget.files?.[0] ?? null);
            currentTarget.value = '';
          }}
        />
        {file && (
          <span className="flex min-w-0 items-center gap-2 text-xs">
            <span className="truncate">{file.name}</span>
            <Button look="link" size="xs" onClick={() => onFile(null)}>
              {t('remove')}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
};
