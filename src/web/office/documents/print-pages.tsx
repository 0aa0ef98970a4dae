import { useState } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from '../paper/use-printing.ts';

type Props = { addresses: readonly string[]; paper: 'a4' | 'letter'; onDone: () => void };

/** Puts the pages of a document on paper in place of the screen, prints them, and takes them away. */
export const PrintPages = ({ addresses, paper, onDone }: Props) => {
  const [loaded, setLoaded] = useState(0);
  usePrinting(loaded >= addresses.length, onDone);
  return createPortal(
    <div className={`office-paper office-paper-${paper}`}>
      {addresses.map((address) => (
        <img key={address} src={address} alt="" onLoad={() => setLoaded((before) => before + 1)} />
      ))}
    </div>,
    document.body,
  );
};
