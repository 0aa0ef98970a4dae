import type { ChangeEvent, ReactNode } from 'react';
import { buttonClass } from '../ui/button-look.ts';

type Props = {
  /** What it is called, also while it shows that it is at work. */
  name: string;
  children: ReactNode;
  size?: 'md' | 'sm';
  /** A phone opens its camera, not its pictures. */
  isFromCamera?: boolean;
  onChoose: (files: readonly File[]) => void;
};

/** A file field for photographs that looks like a button. */
export const PhotoButton = ({ name, children, size = 'md', isFromCamera = false, onChoose }: Props) => {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (files.length > 0) onChoose(files);
  };
  return (
    <label
      className={`${buttonClass('outline', size)} relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
    >
      {children}
      <input
        type="file"
        accept="image/*"
        {...(isFromCamera && { capture: 'environment' })}
        multiple
        aria-label={name}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={choose}
      />
    </label>
  );
};
