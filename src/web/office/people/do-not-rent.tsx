import { useWords } from '../../languages/use-words.ts';
import { Alert } from '../../ui/alert.tsx';

type Props = { customer: Readonly<{ doNotRentReason: string | null }> };

/** Warns staff of a customer to whom nobody should rent, with the reason. */
export const DoNotRent = ({ customer: { doNotRentReason: reason } }: Props) => {
  const t = useWords('office', 'people');
  if (!reason) return null;
  return (
    <Alert tone="danger" title={t('doNotRent')}>
      {reason}
    </Alert>
  );
};
