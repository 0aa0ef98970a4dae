import { type RefObject, useEffect, useRef } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { isTyping } from '../keys/is-typing.ts';

type Props = { label: string; hint: string; value: string /** The name of the button that searches. */; show: string };

/** The search field of a list's form. `/` focuses it. */
export const SearchField = ({ label, hint, value, show }: Props) => {
  const field = useSlash();
  return (
    <div ref={field} className="@container min-w-0 flex-[1_1_150px] [&_label]:sr-only">
      <TextField
        label={label}
        name="search"
        type="search"
        maxLength={100}
        required={false}
        defaultValue={value}
        placeholder={hint}
        // A narrow field uses its padding for the text.
        className="[&_input]:pr-10 @min-[211px]:tablet:[&_input]:pr-16 @max-[210px]:[&_input]:pl-2.5 max-bar:[&_input]:min-h-11 [&_input]:[&::-webkit-search-cancel-button]:hidden"
        end={
          <span className="-mr-1 flex items-center gap-1">
            <kbd className="rounded-sm border border-line px-1.5 text-2xs text-subtle max-tablet:hidden @max-[210px]:hidden">
              /
            </kbd>
            <IconButton type="submit" icon="search" size="sm" name={show} className="text-muted" />
          </span>
        }
      />
    </div>
  );
};

const useSlash = (): RefObject<HTMLDivElement | null> => {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return;
      event.preventDefault();
      field.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return field;
};
