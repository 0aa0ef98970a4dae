import { useEffect, useState } from 'react';
import { Icon, type IconName } from '../../ui/icons.tsx';

type Props = { address: string; file?: File | null; sign: IconName; className?: string };

/** An add-on's picture as the website shows it: only of our own server, else a sign in its place. */
export const AddonPicture = ({ address, file = null, sign, className = 'size-14' }: Props) => {
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
