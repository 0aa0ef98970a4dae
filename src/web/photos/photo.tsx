import { type PhotoAccess, usePhoto } from './use-photo.ts';

type Props = {
  access: PhotoAccess;
  photoId: string;
  /** What it shows. */
  name: string;
  className?: string;
};

/** A photograph of a hand-over, small; pressed, it opens whole. */
export const Photo = ({ access, photoId, name, className = 'h-24 w-32' }: Props) => {
  const src = usePhoto(access, photoId);
  const frame = `block overflow-hidden rounded-md bg-sunken ${className}`;
  if (src === null) return <span role="img" aria-label={name} className={frame} />;
  return (
    <a href={src} target="_blank" rel="noreferrer" className={frame}>
      <img src={src} alt={name} loading="lazy" className="size-full object-cover" />
    </a>
  );
};
