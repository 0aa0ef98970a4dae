import type { ComponentProps } from 'react';
import { useWords } from '../languages/use-words.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

type Props = Omit<ComponentProps<typeof Alert>, 'action'> & { retry: () => void };

/** Says what failed, with a retry button. */
export const RetryAlert = ({ retry, ...rest }: Props) => {
  const t = useWords('ui');
  const again = (
    <Button size="sm" onClick={retry}>
      {t('retry')}
    </Button>
  );
  return <Alert {...rest} action={again} />;
};
