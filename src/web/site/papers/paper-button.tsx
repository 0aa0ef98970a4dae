import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { Paper } from './use-booking-papers.ts';

const icons = { calendar: 'download', confirmation: 'document' } as const;

type Props = { paper: Paper; label: string; take: (paper: Paper) => Promise<void> };

/** Takes a file of the booking along. */
export const PaperButton = ({ paper, label, take }: Props) => {
  const [isBusy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    await take(paper);
    setBusy(false);
  };
  // Its words stay while it is busy: the row must not move.
  return (
    <Button size="sm" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : go}>
      <Icon name={icons[paper]} size="sm" />
      {label}
    </Button>
  );
};
