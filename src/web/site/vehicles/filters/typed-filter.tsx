import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { TextField } from '../../../ui/form/text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  value: string;
  /** Called half a second after the last key press, and when the field loses focus. */
  onSettled: (value: string) => void;
};

/** A text filter. It shows the value from the address, except while the visitor is typing. */
export const TypedFilter = ({ value, onSettled, ...field }: Props) => {
  const [text, setText] = useState(value);
  const [isTyping, setTyping] = useState(false);
  const settle = useRef(onSettled);
  settle.current = onSettled;
  useEffect(() => {
    if (!isTyping) setText(value);
  }, [value, isTyping]);
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => text.trim() !== value && settle.current(text.trim()), 500);
    return () => clearTimeout(timer);
  }, [text, value, isTyping]);
  return (
    <TextField
      {...field}
      value={text}
      onChange={(event) => {
        setTyping(true);
        setText(event.target.value);
      }}
      onBlur={() => {
        setTyping(false);
        if (text.trim() !== value) onSettled(text.trim());
      }}
    />
  );
};
