import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../languages/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';

type Props = {
  address: string;
  file: File | null;
  /** The icon shown while there is no picture. */
  sign: IconName;
  error: string | undefined;
  onAddress: (address: string) => void;
  onFile: (file: File | null) => void;
};

/** A picture given by its address, or as a file; an uploaded file's address then replaces the typed one. */
export const PictureField = ({ address, file, sign, error, onAddress, onFile }: Props) => {
  const t = useWords('addons', 'picture');
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

type AddonPictureProps = { address: string; file?: File | null; sign: IconName; className?: string };

/** An add-on's picture, if it is on our own server, as on the website; otherwise an icon. */
export const AddonPicture = ({ address, file = null, sign, className = 'size-14' }: AddonPictureProps) => {
  const [broken, setBroken] = useState('');
  const chosen = useObjectUrl(file);
  const src = chosen ?? (address.startsWith('/') ? address : '');
  return (
    <span className={`grid shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-muted ${className}`}>
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          onError={() => setBroken(src)}
          className="size-full object-cover"
        />
      ) : (
        <Icon name={sign} />
      )}
    </span>
  );
};

const useObjectUrl = (file: File | null) => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};
