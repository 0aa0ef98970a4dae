import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { Paper } from './use-booking-papers.ts';

const icons = { calendar: 'download', confirmation: 'document' } as const;

type Props = { paper: Paper; label: string; take: (paper: Paper) => Promise<void> };

/** Downloads one of the booking's documents. */
export const PaperButton = ({ paper, label, take }: Props) => {
  const [isBusy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    await take(paper);
    setBusy(false);
  };
  // The label stays while the download runs, so that the row does not move.
  return (
    <Button size="sm" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : go}>
      <Icon name={icons[paper]} size="sm" />
      {label}
    </Button>
  );
};
